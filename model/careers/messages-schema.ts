import { z } from "zod";
import { Words, wordsWith } from "#model/reading/words.ts";

/** What the server says of jobs and of the codes that prove a phone. */
export const CareersMessagesSchema = z.strictObject({
  noSuchJob: Words,
  codes: z.strictObject({
    sent: Words,
    proven: Words,
    notSent: z.strictObject({ heading: Words, text: Words }),
    notValid: z.strictObject({ heading: Words, text: Words }),
    limited: Words,
    tooManyGuesses: Words,
    check: Words,
    faults: z.strictObject({
      phoneNumber: z.strictObject({ missing: Words, invalid: Words }),
      otp: z.strictObject({ missing: Words, invalid: Words }),
      jobId: z.strictObject({ invalid: Words }),
      captcha: z.strictObject({ missing: Words }),
    }),
    /** One message is 160 characters: the line for browsers comes on top, with the site's address and the code. */
    sms: wordsWith("code", "minutes").max(110),
  }),
});

export type CareersMessages = z.infer<typeof CareersMessagesSchema>;
export type CodeWords = CareersMessages["codes"];
