import type { Motif } from "#domain/pictures/pattern.ts";
import type { Scene } from "#domain/pictures/scene.ts";
import type { Content } from "#model/content.ts";
import { entryOf, type Listed, type Page } from "./define-page.ts";

type Calculator<Path extends string> = Pick<Page<Path>, "path" | "module"> &
  Pick<Listed, "file" | "contentFiles"> & {
    readonly texts: (content: Content) => Parameters<typeof entryOf>[0];
    /** Those of the sharing picture. */
    readonly motif: Motif;
    readonly scene: Scene;
  };

/** The page of a calculator: one URL in both languages, among the tools of the site map. */
export function defineCalculator<const Path extends string>({
  path,
  module,
  texts,
  motif,
  scene,
  ...files
}: Calculator<Path>): Page<Path> {
  return {
    path,
    module,
    kiswahili: true,
    entries: (content) => ({
      ...entryOf(texts(content)),
      ...files,
      area: "tools",
      card: { brand: "bank", motif, art: { scene } },
    }),
  };
}
