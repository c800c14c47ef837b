import type { SectionPath } from "./catalogue.ts";

/** CAT-20: every page of a product answers at these paths; if it has no such section, the first of these opens. */
const standIns = new Map<string, readonly SectionPath[]>([
  ["features-benefits", ["key-benefits", "benefits", "cover", "loan-details", "accessibility"]],
  ["requirements", ["eligibility-requirement", "how-to-apply", "access-channels"]],
]);

/** The paths at which every page of a product answers. */
export const alwaysAnswered: readonly string[] = [...standIns.keys()];

/** The path of the section that a URL opens: the one of that name, or the one that stands in for it. */
export function sectionAt(
  sections: readonly { path: SectionPath }[],
  path: string,
): SectionPath | undefined {
  const names = [path, ...(standIns.get(path) ?? [])];
  return names.flatMap((name) => sections.filter((section) => section.path === name))[0]?.path;
}
