import type { Content } from "#model/content.ts";

/** Branches that cannot be told apart or have no date, and cash machines at a branch that does not exist. */
export function checkBranches({ branches, atms }: Content): string[] {
  return [
    ...branches.flatMap(({ slug, name, clearingCode, provenance, asOf }, i) => {
      const file = `branches/${slug}.yaml`;
      const earlier = branches.slice(0, i);
      const namesake = earlier.find((other) => other.name === name);
      const twin = earlier.find((other) => other.clearingCode === clearingCode);
      return [
        ...(namesake ? [`${file} name: "${name}" stands in ${namesake.slug}.yaml too`] : []),
        ...(twin ? [`${file} clearingCode: ${clearingCode} stands in ${twin.slug}.yaml too`] : []),
        ...(provenance === "public" && asOf === undefined
          ? [`${file} asOf: what is public has its date`]
          : []),
      ];
    }),
    ...atms
      .filter((atm) => !branches.some(({ slug }) => slug === atm.branch))
      .map(({ slug, branch }) => `atms/${slug}.yaml branch: there is no branch ${branch}`),
  ];
}
