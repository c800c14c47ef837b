/** A film is watched on a phone and paid for by the megabyte: forty seconds take two at most. */
export const mostFilmBytes = 2_000_000;
