/* sha256.c -- see sha256.h */
#include "sha256.h"

#include <lauxlib.h>
#include <stdint.h>
#include <string.h>

enum { BLOCK = 64, WORDS = 8 };

/* of the cube roots of the first 64 primes the first 32 bits behind the point */
static const uint32_t K[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

static uint32_t right(uint32_t x, int n) { return x >> n | x << (32 - n); }

static uint32_t word_at(const unsigned char *p)
{
  return (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | (uint32_t)p[3];
}

static void compress(uint32_t state[WORDS], const unsigned char *block)
{
  uint32_t w[64], s[WORDS]; /* s: a .. h */
  memcpy(s, state, sizeof s);
  for (int t = 0; t < 16; t++)
    w[t] = word_at(block + 4 * t);
  for (int t = 16; t < 64; t++) {
    const uint32_t a = w[t - 15], b = w[t - 2];
    w[t] = w[t - 16] + (right(a, 7) ^ right(a, 18) ^ a >> 3) + w[t - 7] +
           (right(b, 17) ^ right(b, 19) ^ b >> 10);
  }
  for (int t = 0; t < 64; t++) {
    const uint32_t a = s[0], e = s[4];
    const uint32_t t1 = s[7] + (right(e, 6) ^ right(e, 11) ^ right(e, 25)) +
                        ((e & s[5]) ^ (~e & s[6])) + K[t] + w[t];
    const uint32_t t2 =
        (right(a, 2) ^ right(a, 13) ^ right(a, 22)) + ((a & s[1]) ^ (a & s[2]) ^ (s[1] & s[2]));
    memmove(s + 1, s, 7 * sizeof *s);
    s[4] += t1;
    s[0] = t1 + t2;
  }
  for (int k = 0; k < WORDS; k++)
    state[k] += s[k];
}

int unix_sha256(lua_State *L)
{
  size_t length;
  const unsigned char *bytes = (const unsigned char *)luaL_checklstring(L, 1, &length);
  /* of the square roots of the first eight primes */
  uint32_t state[WORDS] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                           0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  const size_t rest = length % BLOCK, whole = length - rest;
  for (size_t at = 0; at < whole; at += BLOCK)
    compress(state, bytes + at);
  /* the rest, a bit, and the number of bits at the end of a block */
  unsigned char last[2 * BLOCK] = {0};
  const size_t end = rest + 9 <= BLOCK ? BLOCK : 2 * BLOCK;
  memcpy(last, bytes + whole, rest);
  last[rest] = 0x80;
  for (int k = 0; k < 8; k++) {
    last[end - 1 - (size_t)k] = (unsigned char)((uint64_t)length * 8 >> 8 * k);
  }
  for (size_t at = 0; at < end; at += BLOCK)
    compress(state, last + at);
  char hex[8 * WORDS];
  for (int k = 0; k < 8 * WORDS; k++) {
    hex[k] = "0123456789abcdef"[state[k / 8] >> (28 - 4 * (k % 8)) & 15];
  }
  lua_pushlstring(L, hex, sizeof hex);
  return 1;
}
