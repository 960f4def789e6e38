-- The version, in one place.
return "0.1.18"
