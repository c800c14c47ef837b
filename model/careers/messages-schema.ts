import { z } from "zod";
import { Count, textFields, ShortText, textWith } from "#model/reading/texts.ts";

/** The server's messages about jobs and the codes that prove a phone. */
export const CareersMessagesSchema = z.strictObject({
  noSuchJob: ShortText,
  codes: z.strictObject({
    ...textFields("sent", "proven"),
    notSent: z.strictObject({ heading: ShortText, text: ShortText }),
    notValid: z.strictObject({ heading: ShortText, text: ShortText }),
    /** The code was right, but has its proof already, as after a reload. */
    used: z.strictObject({ heading: ShortText, text: ShortText }),
    ...textFields("mayArrive", "tooManyGuesses", "check"),
    limited: textWith("wait"),
    waits: z.strictObject({ seconds: Count, minutes: Count, hours: Count }),
    errors: z.strictObject({
      phoneNumber: z.strictObject({ missing: ShortText, invalid: ShortText }),
      /** `over`: the code was tried too often or has expired. */
      otp: z.strictObject({ missing: ShortText, invalid: ShortText, over: ShortText }),
      jobId: z.strictObject({ invalid: ShortText }),
      captcha: z.strictObject({ missing: ShortText }),
    }),
    /** An SMS has 160 characters; the line for browsers, with the site's address and the code, is added to the text. */
    sms: textWith("code", "minutes").max(110),
  }),
});

export type CodeTexts = z.infer<typeof CareersMessagesSchema>["codes"];
