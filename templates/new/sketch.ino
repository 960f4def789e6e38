// ${file} -- prints the inertia matrix of ${r} with all joints at zero.
// Replace it with your program.
#include <Arduino.h>
#include <${r}.h>

void setup()
{
  Serial.begin(115200);
}

void loop()
{
  ${real} q[${R}_NQ], H[${R}_NH];
@ if #params > 0 then
  ${r}_params params;
  ${r}_params_default(&params);
@ end
  ${r}_neutral(q);
  const unsigned long start = micros();
  ${r}_crba(${params}q, H);
  const unsigned long taken = micros() - start;

  // H is packed: row by row, without the zeros of the tree
  for (int i = 0; i < ${R}_NV; i++) {
    int k = ${r}_H_rowptr[i];
    for (int j = 0; j <= i; j++) {
      const bool stored = k < ${r}_H_rowptr[i + 1] && ${r}_H_colind[k] == j;
      Serial.print(stored ? H[k++] : 0, 4);
      Serial.print(j < i ? " " : "\n");
    }
  }
  Serial.print(taken);
  Serial.print(" us\n");
  delay(1000);
}
