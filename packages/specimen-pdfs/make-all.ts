import { drawPaper } from "./draw-paper.ts";
import { readFaces } from "./faces.ts";
import { type Specimen, specimensOf } from "./specimens.ts";

type Made = Specimen & { bytes: Buffer };

/** A file for every record that is a specimen. */
export async function makeSpecimens(root: string): Promise<Made[]> {
  const faces = await readFaces();
  const made: Made[] = [];
  for (const specimen of specimensOf(root))
    made.push({ ...specimen, bytes: await drawPaper(specimen.paper, faces) });
  return made;
}
