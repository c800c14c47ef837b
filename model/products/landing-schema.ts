import { z } from "zod";
import { audiences, type BankingAudience } from "#domain/products/catalogue.ts";
import { SceneSchema } from "#model/pictures/scene-schema.ts";
import { RecordSchema } from "#model/reading/record.ts";
import { Summary, Title } from "#model/reading/texts.ts";

const Lead = z.string().min(80).max(320);

/** One of the "Banking For ..." pages; its file's name is its id. */
export const LandingSchema = RecordSchema.safeExtend({
  title: Title,
  label: Title,
  headline: z.string().min(8).max(60),
  lead: Lead,
  scene: SceneSchema,
  reasons: z
    .array(z.strictObject({ title: z.string().min(4).max(40), text: z.string().min(60).max(240) }))
    .length(3),
  /** The visitor's tasks, each with a link to the product for it. */
  tasks: z.array(z.strictObject({ label: z.string().min(6).max(40), product: z.string() })).min(3),
});
export type Landing = z.infer<typeof LandingSchema> & { id: BankingAudience };

const AudienceTextSchema = z.strictObject({ title: Title, summary: Summary, lead: Lead });

/** The texts of a family's listing pages; its file's name is the family. */
export const FamilyTextSchema = z.strictObject({
  title: Title,
  headline: z.string().min(8).max(70),
  scene: SceneSchema,
  summary: Summary,
  lead: Lead,
  audiences: z.record(z.enum(audiences), AudienceTextSchema),
});
export type FamilyText = z.infer<typeof FamilyTextSchema>;

/** The texts of /insurance and its three tabs. */
export const InsurancePageSchema = z.strictObject({
  title: Title,
  breadcrumb: Title,
  lead: Lead,
  tabs: z
    .array(
      z.strictObject({
        audience: z.enum(["for-individuals", "for-business", "for-institutions"]),
        label: Title,
        summary: Summary,
        lead: Lead,
      }),
    )
    .length(3),
});
