import type { Careers } from "#model/careers/schema.ts";
import type { Settings } from "#model/reading/site.ts";
import { fillText } from "#domain/texts/fill-text.ts";

/** CAR-6: the title names the group. */
export function whyTitle({ why }: Careers, { group }: Settings): string {
  return fillText(why.title, { group: group.name });
}
