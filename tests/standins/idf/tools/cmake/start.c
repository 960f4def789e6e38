/* start.c -- the start of ESP-IDF's main task. */
void app_main(void);

int main(void)
{
  app_main();
  return 0;
}
