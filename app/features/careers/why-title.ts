import type { Careers } from "#model/careers/schema.ts";
import type { Settings } from "#model/reading/site.ts";
import { fillWords } from "#app/lib/fill-words.ts";

/** "Why {product}" (S1 section 2), where the product is the group. */
export function whyTitle({ why }: Careers, { group }: Settings): string {
  return fillWords(why.title, { group: group.name });
}
