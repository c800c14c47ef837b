import type { Content } from "#model/content.ts";
import { fillText } from "#domain/pages/fill-text.ts";
import { whereIs } from "#app/lib/where-is.ts";
import { paths } from "#app/pages/paths.ts";
import type { SearchRecord } from "../search-record.ts";

export function readBranches({ branches, waysToBank }: Content): SearchRecord[] {
  const { branch: words, branches: list } = waysToBank;
  return branches.map((branch) => ({
    kind: "branches",
    href: paths.branch(branch.slug),
    title: fillText(words.title, { name: branch.name }),
    description: [whereIs(branch, waysToBank)],
    texts: [
      `${words.clearingCode} ${branch.clearingCode}`,
      ...branch.details.services.map((service) => list.services[service]),
    ],
    isSpecimen: branch.provenance === "specimen",
  }));
}

/** An ATM has no page of its own: the result links to the list of its county. */
export function readAtms({ atms, branches, waysToBank, search }: Content): SearchRecord[] {
  const { atms: words } = waysToBank;
  const bySlug = new Map(branches.map((branch) => [branch.slug, branch]));
  return atms.flatMap(({ branch: slug, services, isAlwaysOpen, provenance }) => {
    const branch = bySlug.get(slug);
    if (!branch) return [];
    return {
      kind: "atms",
      href: paths.locations("ATMS", branch.county),
      title: fillText(search.atm, { branch: branch.name }),
      description: [whereIs(branch, waysToBank)],
      texts: [
        ...services.map((service) => words.services[service]),
        ...(isAlwaysOpen ? [words.alwaysOpen] : []),
      ],
      isSpecimen: provenance === "specimen",
    };
  });
}
