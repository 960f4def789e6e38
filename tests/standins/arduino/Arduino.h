/* Arduino.h -- the functions that sketches call, over semihosting, in place of an Arduino core. */
#ifndef ARDUINO_H
#define ARDUINO_H

#include <stdio.h>
#include <stdlib.h>

#include "counter.h"

struct serial {
  void begin(unsigned long) {}
  void print(const char *text) { printf("%s", text); }
  void print(unsigned long value) { printf("%lu", value); }
  void print(double value, int digits) { printf("%.*f", digits, value); }
};

static serial Serial;

static unsigned long micros()
{
  return counter();
}

/* once around the loop is enough */
static void delay(unsigned long)
{
  exit(0);
}

void setup();
void loop();

int main()
{
  setup();
  for (;;)
    loop();
}

#endif
