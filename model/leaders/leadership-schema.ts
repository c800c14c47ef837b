import { z } from "zod";
import { leadershipCategories } from "#domain/site/leadership.ts";
import { motifs } from "#domain/pictures/pattern.ts";
import { textFields, Summary, Title } from "#model/reading/texts.ts";

const Text = z.string().min(40).max(320);

/** The tab of a board of the group, or of its management. */
const CategorySchema = z.strictObject({
  /** The title of the tab. */
  name: z.string().min(3).max(32),
  /** The title in search results. */
  title: Title,
  summary: Summary,
  text: Text,
  /** The motif for the beads around these leaders' initials. */
  motif: z.enum(motifs),
});

/** The texts of the leadership pages. */
export const LeadershipSchema = z.strictObject({
  title: Title,
  lead: z.string().min(80).max(320),
  ...textFields("tabs", "readMore", "career", "others"),
  /** Shown where a specimen replaces a person. */
  vacant: Text,
  /** The governance of the boards, as the public record has it. */
  governance: z.strictObject({
    title: Title,
    text: Text,
    points: z.array(z.strictObject({ name: Title, text: Text })).min(2),
    source: z.url({ protocol: /^https?$/ }),
  }),
  categories: z.record(z.enum(leadershipCategories), CategorySchema),
});

export type Leadership = z.infer<typeof LeadershipSchema>;
