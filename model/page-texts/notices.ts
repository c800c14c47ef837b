import { z } from "zod";
import { noticePlaces, noticeTones } from "#domain/site/notice.ts";
import { ClockedSchema } from "#model/dates/clock.ts";
import { PhraseListSchema } from "#model/kiswahili/phrases.ts";
import { MenuLinkSchema } from "#model/reading/site.ts";
import { ShortText } from "#model/reading/texts.ts";

const place = new RegExp(`^(?:${noticePlaces.join("|")}|/[^\\s?#]+[^/\\s?#])$`);

const NoticeSchema = ClockedSchema.safeExtend({
  text: z.string().min(15).max(200),
  tone: z.enum(noticeTones).default("news"),
  /** Its pages: all, those of the bank or of the group, or those below these paths. */
  where: z
    .array(z.string().regex(place, `is ${noticePlaces.join(", ")} or an address such as /borrow`))
    .min(1)
    .default(["all"]),
  link: MenuLinkSchema.optional(),
});

/** A message at the top of pages, shown between two times. */
export const NoticesSchema = z.strictObject({
  /** The name of the list for screen readers. */
  label: ShortText,
  items: z.array(NoticeSchema),
  /** Keyed by the whole English text, so that a changed notice has no translation rather than the old one. */
  kiswahili: PhraseListSchema.default([]),
});

export type Notices = z.infer<typeof NoticesSchema>;
