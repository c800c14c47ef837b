/** A preview has to be there before the reader of the chat has moved on, on a bad line too. */
export const mostShareBytes = 56_000;
