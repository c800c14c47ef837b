import { nextCodeAfterSeconds } from "#domain/forms/phone-code.ts";

export type Limit = { max: number; windowSeconds: number };

/**
 * By address. Thousands of phones share an address of IPv4, and as many a /48 of IPv6: `max` counts either. `maxOf64`
 * counts a /64 besides, which one subscriber has.
 */
export type IpRateRule = Limit & { maxOf64?: number };

const minute = 60;
const hour = 60 * minute;
export const day = 24 * hour;

/**
 * Every limit of the server. Those on codes, guesses and emails are counted in the database, the others by each process
 * for itself. Limits on codes and guesses are tight, those on an IP address wide: one phone must not block others
 * behind the same address.
 */
export const limits = {
  codesOfPhone: [
    { max: 2, windowSeconds: minute },
    { max: 6, windowSeconds: 10 * minute },
    { max: 8, windowSeconds: day },
  ],
  /** Fewer than above, so that a stranger leaves codes for the owner of the phone. */
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
  /** Looks at requests about data; only those that found nothing count. */
  lookupsOfAddress: { max: 300, maxOf64: 30, windowSeconds: hour },
  /**
   * For forms sent without script, which no captcha guards: short, so that a visitor who is shut out is soon let in.
   */
  plainFormsOfAddress: { max: 40, maxOf64: 10, windowSeconds: 10 * minute },
  plainFormsOfSite: { max: 400, windowSeconds: 10 * minute },
  /** Reports of the content policy that are written to the log. */
  policyReports: { max: 60, windowSeconds: minute },
} as const satisfies Record<string, IpRateRule | readonly Limit[] | number>;
