/** A preview must load quickly, on a slow connection too, before the chat moves on. */
export const mostShareBytes = 56_000;
