import { z } from "zod";
import { textFields, ShortText, textWith } from "#model/reading/texts.ts";

/** The server's messages about jobs and the codes that prove a phone. */
export const CareersMessagesSchema = z.strictObject({
  noSuchJob: ShortText,
  codes: z.strictObject({
    sent: ShortText,
    proven: ShortText,
    notSent: z.strictObject({ heading: ShortText, text: ShortText }),
    notValid: z.strictObject({ heading: ShortText, text: ShortText }),
    ...textFields("mayArrive", "limited", "tooManyGuesses", "check"),
    errors: z.strictObject({
      phoneNumber: z.strictObject({ missing: ShortText, invalid: ShortText }),
      /** `over`: it was tried too often, used or is too old. */
      otp: z.strictObject({ missing: ShortText, invalid: ShortText, over: ShortText }),
      jobId: z.strictObject({ invalid: ShortText }),
      captcha: z.strictObject({ missing: ShortText }),
    }),
    /** One message is 160 characters: the line for browsers comes on top, with the site's address and the code. */
    sms: textWith("code", "minutes").max(110),
  }),
});

export type CodeTexts = z.infer<typeof CareersMessagesSchema>["codes"];
