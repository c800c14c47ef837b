import { z } from "zod";
import { motifs } from "#domain/pictures/pattern.ts";
import { SlugSchema } from "#model/products/schema.ts";
import { SourcedSchema } from "#model/reading/provenance.ts";
import { namingFigures } from "#model/reading/texts.ts";

const cloth = z.enum(motifs);

export const filmScreens = ["home", "store", "register", "consent", "airtime", "receipt"] as const;

/** The art beside a scene's words; art in a disc has a cloth around it. */
const ArtSchema = z.union([
  /** A scene of clay over the whole picture. */
  z.strictObject({ clay: z.enum(["city", "diaspora", "savings"]) }),
  z.strictObject({ cutout: z.enum(["home", "duka", "insure", "phone"]), cloth }),
  z.strictObject({ icon: SlugSchema, cloth }),
  z.strictObject({ figure: namingFigures(z.string().min(1).max(12)), cloth }),
  /** A screen of the app, of site/whizz.yaml. */
  z.strictObject({ screen: z.enum(filmScreens), cloth }),
  /** The house with this number of courses laid: none at first, the roof after the last. */
  z.strictObject({ house: z.int().min(0), cloth }),
  /** The cloth of the loan for the house. */
  z.strictObject({ woven: z.literal(true), cloth }),
  z.strictObject({
    days: z
      .array(z.strictObject({ day: namingFigures(z.string()), what: z.string().max(30) }))
      .length(3),
    cloth,
  }),
  /** The final scene: the logo. */
  z.strictObject({ mark: z.enum(["group", "bank"]) }),
]);

const SceneSchema = z.strictObject({
  seconds: z.number().min(2).max(5),
  art: ArtSchema,
  heading: namingFigures(z.string().min(3).max(32)),
  figure: namingFigures(z.string().min(2).max(30)).optional(),
  text: namingFigures(z.string().min(5).max(80)).optional(),
  /** The product whose figures the texts name in braces: family/audience/slug. */
  figuresOf: z.string().optional(),
  /** The words of a narrator, shown as a caption: they add to what is seen. */
  caption: namingFigures(z.string().min(20).max(90)).optional(),
});

/** A film of `public/films`, as `node packages/artwork/films.ts` draws it. */
export const FilmSchema = SourcedSchema.safeExtend({
  title: z.string().min(5).max(60),
  brand: z.enum(["group", "bank"]),
  scenes: z.array(SceneSchema).min(3).max(12),
});

export type FilmRecord = z.infer<typeof FilmSchema>;
export type FilmScene = FilmRecord["scenes"][number];
export type FilmArt = FilmScene["art"];

/** The text that is seen in a part of the film; times in seconds from its beginning. */
type Cue = { from: number; to: number; words: string };

export type Film = Readonly<
  Omit<FilmRecord, "scenes"> & {
    scenes: readonly FilmScene[];
    seconds: number;
    cues: readonly Cue[];
    /** True if every scene has a caption. Other films have titles only, which their captions repeat. */
    isNarrated: boolean;
  }
>;
