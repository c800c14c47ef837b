import type { Content } from "#model/content.ts";
import { checkUnique } from "#model/reading/unique.ts";

/** Branches that cannot be told apart or have no date, and cash machines at a branch that does not exist. */
export function checkBranches({ branches, atms }: Content): string[] {
  return [
    ...checkUnique(branches, fileOf, "name", ({ name }) => [name]),
    ...checkUnique(branches, fileOf, "clearingCode", ({ clearingCode }) => [clearingCode]),
    ...branches
      .filter(({ provenance, asOf }) => provenance === "public" && asOf === undefined)
      .map((branch) => `${fileOf(branch)} asOf: what is public has its date`),
    ...atms
      .filter((atm) => !branches.some(({ slug }) => slug === atm.branch))
      .map(({ slug, branch }) => `atms/${slug}.yaml branch: there is no branch ${branch}`),
  ];
}

const fileOf = ({ slug }: { slug: string }) => `branches/${slug}.yaml`;
