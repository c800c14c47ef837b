/** Visitors watch films on a phone and pay for data: forty seconds are at most two megabytes. */
export const mostFilmBytes = 2_000_000;
