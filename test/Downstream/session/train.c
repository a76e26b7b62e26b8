/* Trains for a few steps and prints what it gets: train PROGRAM FOLDER [OPTION...]. Inputs and
 * states are small numbers that repeat, so that anybody can make the same ones. With the folder -
 * it waits for a line first. */
#include <zrt/session.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int fail(const char *what, zrt_session *session) {
  printf("%s: %s\n", what, zrt_session_error(session));
  int code = zrt_session_close(session);
  printf("closed: %d\n", code);
  return 1;
}

static void fill(float *values, int64_t bytes, int seed) {
  for (int64_t i = 0; i < bytes / (int64_t)sizeof(float); ++i)
    values[i] = (float)((i * 7 + seed) % 11 - 5) / 8;
}

int main(int argc, char **argv) {
  if (argc < 3)
    return 2;
  zrt_session *session = zrt_session_open(argv[1], (const char *const *)argv + 3);
  if (!zrt_session_is_open(session))
    return fail("open", session);
  printf("%lld ranks\n", (long long)zrt_session_ranks(session));
  fflush(stdout);
  if (strcmp(argv[2], "-") == 0)
    (void)getchar();
  for (int64_t i = 0; i < zrt_session_count(session, ZRT_STATE); ++i) {
    const zrt_session_array *state = zrt_session_describe(session, ZRT_STATE, i);
    printf("state %s %s %s[", state->name, state->role, state->dtype);
    for (int64_t axis = 0; axis < state->rank; ++axis)
      printf("%s%lld", axis ? "," : "", (long long)state->shape[axis]);
    printf("]\n");
    float *values = malloc((size_t)state->bytes);
    fill(values, state->bytes, (int)i);
    if (zrt_session_write(session, state->name, values, state->bytes) != 0)
      return fail("write", session);
    free(values);
  }
  if (zrt_session_step(session) == 0 || zrt_session_write(session, "nothing", "", 0) == 0 ||
      zrt_session_give(session, ZRT_STEP_INPUT, "x", "", 1) == 0)
    return fail("nothing was refused", session);
  printf("refused: %s\n", zrt_session_error(session));
  for (int step = 0; step < 3; ++step) {
    for (int64_t i = 0; i < zrt_session_count(session, ZRT_STEP_INPUT); ++i) {
      const zrt_session_array *input = zrt_session_describe(session, ZRT_STEP_INPUT, i);
      float *values = zrt_session_memory(session, ZRT_STEP_INPUT, input->name);
      fill(values, input->bytes, step + (int)i);
      if (zrt_session_give(session, ZRT_STEP_INPUT, input->name, values, input->bytes) != 0)
        return fail("give", session);
    }
    if (zrt_session_step(session) != 0)
      return fail("step", session);
    printf("step %lld loss %.9g\n", (long long)zrt_session_steps(session),
           *(float *)zrt_session_memory(session, ZRT_STEP_OUTPUT, "loss"));
  }
  if (zrt_session_save(session, argv[2]) != 0)
    return fail("save", session);
  const zrt_session_array *first = zrt_session_describe(session, ZRT_STATE, 0);
  float *values = malloc((size_t)first->bytes);
  if (zrt_session_read(session, first->name, values, first->bytes) != 0)
    return fail("read", session);
  printf("%s[0] = %.9g\n", first->name, values[0]);
  free(values);
  return zrt_session_close(session) == 0 ? 0 : 1;
}
