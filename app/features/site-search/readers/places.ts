import type { Content } from "#model/content.ts";
import { fillText } from "#domain/pages/fill-text.ts";
import type { Branch } from "#model/branches/schema.ts";
import type { WaysToBank } from "#model/branches/ways-to-bank-schema.ts";
import { paths } from "#app/pages/paths.ts";
import type { SearchRecord } from "../search-record.ts";

export function readBranches({ branches, waysToBank }: Content): SearchRecord[] {
  const { branch: words, branches: list } = waysToBank;
  return branches.map((branch) => ({
    kind: "branches",
    href: paths.branch(branch.slug),
    title: fillText(words.title, { name: branch.name }),
    description: [placeOf(branch, words)],
    texts: [
      `${words.clearingCode} ${branch.clearingCode}`,
      ...branch.details.services.map((service) => list.services[service]),
    ],
    isSpecimen: branch.provenance === "specimen",
  }));
}

/** An ATM has no page of its own: the result links to the list of its county. */
export function readAtms({ atms, branches, waysToBank, search }: Content): SearchRecord[] {
  const { atms: words, branch: branchWords } = waysToBank;
  const bySlug = new Map(branches.map((branch) => [branch.slug, branch]));
  return atms.flatMap(({ branch: slug, services, isAlwaysOpen, provenance }) => {
    const branch = bySlug.get(slug);
    if (!branch) return [];
    return {
      kind: "atms",
      href: paths.locations("ATMS", branch.county),
      title: fillText(search.atm, { branch: branch.name }),
      description: [placeOf(branch, branchWords)],
      texts: [
        ...services.map((service) => words.services[service]),
        ...(isAlwaysOpen ? [words.alwaysOpen] : []),
      ],
      isSpecimen: provenance === "specimen",
    };
  });
}

function placeOf({ place, town, county }: Branch, words: WaysToBank["branch"]) {
  return [place, town === county ? undefined : town, fillText(words.county, { county })]
    .filter((part) => part !== undefined)
    .join(", ");
}
