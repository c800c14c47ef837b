/** A preview has to be there before whoever reads the chat has moved on, on a bad line too. */
export const mostShareBytes = 56_000;
