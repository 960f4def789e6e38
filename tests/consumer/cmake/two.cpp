// two.cpp -- two robots in one program of C++, in double and in float: are their inertia matrices
// equal to float's rounding, that of the fused function too?
#include <cmath>
#include <cstdio>

#include "arm.h"
#include "tiny.h"

int main()
{
  const double q[ARM_NQ] = {0.1, 0.2, 0.3};
  const float qf[TINY_NQ] = {0.1f, 0.2f, 0.3f};
  double H[ARM_NH];
  float Hf[TINY_NH], Ht[TINY_NH], g[TINY_NV];
  arm_crba(q, H);
  tiny_crba(qf, Hf);
  tiny_tick(qf, Ht, g);
  double worst = 0;
  for (int k = 0; k < ARM_NH; k++) {
    worst = std::fmax(worst, std::fabs(H[k] - static_cast<double>(Hf[k])));
    worst = std::fmax(worst, std::fabs(H[k] - static_cast<double>(Ht[k])));
  }
  std::printf("%s %s\n", worst < 1e-6 ? "equal" : "apart", tiny_ltdl(Hf) ? "singular" : "regular");
  return 0;
}
