import { z } from "zod";
import { provenanceFields, SourcedSchema } from "#model/reading/provenance.ts";
import { ShortText, Summary, textFields } from "#model/reading/texts.ts";

const Title = z.string().min(3).max(70);
const Text = z.string().min(30).max(360);

export const ComplaintsSchema = SourcedSchema.safeExtend({
  title: Title,
  summary: Summary,
  lead: Text,
  form: z.strictObject({ title: Title, send: ShortText }),
  /** The subject of every email of this form. */
  section: Title,
  steps: z.strictObject({
    title: Title,
    items: z
      .array(z.strictObject({ when: ShortText, title: Title, text: Text }))
      .min(3)
      .max(6),
    /** The provenance of the procedure; `basis` gives the source of its times. */
    provenance: provenanceFields.provenance,
    basis: Text,
  }),
  write: z.strictObject({ title: Title, items: z.array(Text).min(2).max(6) }),
  other: z.strictObject({
    title: Title,
    text: Text,
    ...textFields("branches", "fraud"),
  }),
  beyond: z.strictObject({ title: Title, items: z.array(Text).min(1).max(4) }),
});

export type Complaints = z.infer<typeof ComplaintsSchema>;
