import { nextCodeAfterSeconds } from "#domain/forms/phone-code.ts";

export type Limit = { max: number; windowSeconds: number };

/**
 * A limit for each address. Thousands of phones share an IPv4 address or an IPv6 /48: `max` counts either. `maxOf64`
 * also limits a /64, which one subscriber has.
 */
export type IpRateRule = Limit & { maxOf64?: number };

const minute = 60;
const hour = 60 * minute;
export const day = 24 * hour;

/**
 * The limits on attempts. Those on codes, guesses and emails are counted in the database, the others by each process
 * for itself. Limits on codes and guesses are tight, those on an IP address wide: one phone must not block others
 * behind the same address.
 */
export const limits = {
  codesOfPhone: [
    { max: 2, windowSeconds: minute },
    { max: 6, windowSeconds: 10 * minute },
    { max: 8, windowSeconds: day },
  ],
  /** Lower than above, so that a stranger cannot use up the codes of the phone's owner. */
  codesOfPhoneFromAddress: [
    { max: 1, windowSeconds: nextCodeAfterSeconds },
    { max: 3, windowSeconds: 10 * minute },
    { max: 5, windowSeconds: day },
  ],
  codesOfAddress: { max: 100, maxOf64: 10, windowSeconds: hour },
  /** Codes for forms without script, which no captcha guards. */
  plainCodesOfAddress: { max: 30, maxOf64: 5, windowSeconds: hour },
  /** Guesses at one code. */
  guessesOfCode: 5,
  wrongGuessesOfAddress: { max: 60, maxOf64: 20, windowSeconds: hour },
  /** Guesses at one code from an address without wrong guesses left, so that others behind it can still try. */
  guessesUnderPressure: 2,
  /** Emails to one mailbox, by all forms together. */
  emailsToRecipient: { max: 5, windowSeconds: day },
  /** Counts stored enquiries only; a failed captcha does not use it up. */
  enquiriesOfAddress: { max: 600, maxOf64: 60, windowSeconds: hour },
  /** Requests with one partner's key, which no captcha guards. */
  requestsOfPartner: { max: 600, windowSeconds: hour },
  /** Look-ups of data requests; only those without a result count. */
  lookupsOfAddress: { max: 300, maxOf64: 30, windowSeconds: hour },
  /** For forms without script, which have no captcha. A short window, so that a blocked visitor can soon send again. */
  plainFormsOfAddress: { max: 40, maxOf64: 10, windowSeconds: 10 * minute },
  plainFormsOfSite: { max: 400, windowSeconds: 10 * minute },
  /** Reports of the content policy that are written to the log. */
  policyReports: { max: 60, windowSeconds: minute },
} as const satisfies Record<string, IpRateRule | readonly Limit[] | number>;
