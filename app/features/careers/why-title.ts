import type { Careers } from "#model/careers/schema.ts";
import type { Settings } from "#model/reading/site.ts";
import { fillWords } from "#domain/pages/fill-words.ts";

/** CAR-6: the title names the group. */
export function whyTitle({ why }: Careers, { group }: Settings): string {
  return fillWords(why.title, { group: group.name });
}
