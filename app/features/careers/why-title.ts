import type { Careers } from "#content/schema/careers.ts";
import type { Settings } from "#content/schema/site.ts";
import { fillWords } from "#app/lib/fill-words.ts";

/** "Why {product}" (S1 section 2), where the product is the group. */
export function whyTitle({ why }: Careers, { group }: Settings): string {
  return fillWords(why.title, { group: group.name });
}
