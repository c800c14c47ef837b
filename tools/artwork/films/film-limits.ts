/** A film is watched on a phone and paid for by the megabyte. */
export const mostFilmBytes = 1_200_000;
