export type Limit = { max: number; windowSeconds: number };

const minute = 60;
const hour = 60 * minute;
export const day = 24 * hour;

/** Every limit of the server. Those on codes cost money to pass, and are counted in the database. */
export const limits = {
  codesOfPhone: [
    { max: 1, windowSeconds: minute },
    { max: 3, windowSeconds: 10 * minute },
    { max: 5, windowSeconds: day },
  ],
  codesOfAddress: { max: 10, windowSeconds: hour },
  /** Guesses at one code. */
  guessesOfCode: 5,
  /** Counted by each process for itself: many phones in Kenya share one address, so it is wide. */
  enquiriesOfAddress: { max: 30, windowSeconds: hour },
  /** Looking up how a request about data stands: counted by each process for itself. */
  lookupsOfAddress: { max: 30, windowSeconds: hour },
  /** For forms sent without script, which no captcha guards. */
  plainFormsOfAddress: { max: 5, windowSeconds: hour },
  challengesOfAddress: { max: 120, windowSeconds: hour },
} as const satisfies Record<string, Limit | readonly Limit[] | number>;
