-- The version, in one place.
return "0.2.20"
