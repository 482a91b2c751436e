#ifndef PORTOLAN_MESSAGES_H
#define PORTOLAN_MESSAGES_H

#include <stdbool.h>
#include <stddef.h>

/// Graphviz's messages are global, and its error state sticks. Between `begin` and `end` they are
/// collected, errors and warnings apart; to be called by the thread whose turn it is.
void pgv_messages_begin(void);
void pgv_messages_end(char **errors, char **warnings);

bool pgv_messages_have_error(void);
/// The line that the first error names ("… in line 3 …"); 0 if none does.
long pgv_messages_line(void);
void pgv_message_error(const char *text);

/// A text that grows; `letters` is NULL until something is appended, then ended by a NUL.
typedef struct {
  char *letters;
  size_t length;
  size_t capacity;
} pgv_text;

/// Out of memory, the text stays as it was.
void pgv_append(pgv_text *text, const char *piece, size_t length);

#endif
