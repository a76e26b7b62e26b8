/*===- session.h - A compiled program that a program in C drives ----------------===
 *
 * What python/zero_export's load() does, for C and whatever calls C. Link with libzrt-session.a.
 * docs/Serving.md has an example, and the protocol behind it.
 *
 * Functions that give an int give 0, or -1 for a failure, whose text zrt_session_error() has. What
 * the program refuses leaves it as it was. When the program has ended (zrt_session_is_open), its
 * own message is on the standard error. One thread at a time uses a session.
 *===----------------------------------------------------------------------------===*/
#ifndef ZRT_SESSION_H
#define ZRT_SESSION_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct zrt_session zrt_session;

enum zrt_session_kind {
  ZRT_STEP_INPUT,
  ZRT_STEP_OUTPUT,
  ZRT_EVAL_INPUT,
  ZRT_EVAL_OUTPUT,
  ZRT_STATE
};

/* An array of a program, unsharded, row-major. What it points to is the session's. */
typedef struct {
  const char *name, *role;
  const char *dtype; /* "f32", "bf16", "i32", "ui8", "i1", ...: as docs/Runtime.md spells them */
  const int64_t *shape;
  int64_t rank, bytes;
} zrt_session_array;

/* Starts an executable of zero-compile with the options in a list that ends with NULL (or NULL),
 * such as "--seed=1". Never NULL but without memory; closed, with an error, if it did not start. */
zrt_session *zrt_session_open(const char *program, const char *const *options);
/* Ends the program and frees the session. -1: the program has ended with an error, or a promise of
 * its plan did not hold. */
int zrt_session_close(zrt_session *session);

/* The text of the last failure, "" if there was none. */
const char *zrt_session_error(const zrt_session *session);
int zrt_session_is_open(const zrt_session *session);
int64_t zrt_session_ranks(const zrt_session *session);
/* Steps that were run, those before a checkpoint among them. */
int64_t zrt_session_steps(const zrt_session *session);

int64_t zrt_session_count(const zrt_session *session, enum zrt_session_kind kind);
/* NULL if there is none. */
const zrt_session_array *zrt_session_describe(const zrt_session *session,
                                              enum zrt_session_kind kind, int64_t index);
const zrt_session_array *zrt_session_find(const zrt_session *session, enum zrt_session_kind kind,
                                          const char *name);

/* The memory of an input, to be written, or of an output, to be read until the next call. NULL for
 * a name that is not there, and for states. */
void *zrt_session_memory(zrt_session *session, enum zrt_session_kind kind, const char *name);

/* Gives an input its value for the next step or evaluation. `data` may be its zrt_session_memory();
 * then nothing is copied. Scalars and constants keep the value that was given last. */
int zrt_session_give(zrt_session *session, enum zrt_session_kind kind, const char *name,
                     const void *data, int64_t bytes);
/* Runs a step, or @eval on the states as they are, on what was given since the last. */
int zrt_session_step(zrt_session *session);
int zrt_session_eval(zrt_session *session);

/* Copies a whole state out of the ranks' memory, or into it. */
int zrt_session_read(zrt_session *session, const char *state, void *data, int64_t bytes);
int zrt_session_write(zrt_session *session, const char *state, const void *data, int64_t bytes);
/* Saves a checkpoint into a run's folder, as --out does; it is complete when this returns. */
int zrt_session_save(zrt_session *session, const char *folder);

#ifdef __cplusplus
}
#endif

#endif /* ZRT_SESSION_H */
