import type { SectionPath } from "./catalogue.ts";

/** CAT-20: every product page has these paths; without such a section, the first existing one of these opens. */
const standIns = new Map<string, readonly SectionPath[]>([
  ["features-benefits", ["key-benefits", "benefits", "cover", "loan-details", "accessibility"]],
  ["requirements", ["eligibility-requirement", "how-to-apply", "access-channels"]],
]);

/** The paths that every product page has. */
export const alwaysAnswered: readonly string[] = [...standIns.keys()];

/** The path of the section that a URL opens: the section with that name, or its first existing alternative. */
export function sectionAt(
  sections: readonly { path: SectionPath }[],
  path: string,
): SectionPath | undefined {
  const names = [path, ...(standIns.get(path) ?? [])];
  return names.flatMap((name) => sections.filter((section) => section.path === name))[0]?.path;
}
