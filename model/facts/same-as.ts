import { lastDay } from "#domain/time/last-day.ts";
import type { Fact, WrittenFact } from "#model/products/fact-schema.ts";
import { nameMistake } from "./check.ts";
import type { Figures } from "./references.ts";

type Facts = { facts: readonly WrittenFact[] };
type Owner<Group> = Facts & { changed?: string | undefined; groups: readonly Group[] };

/**
 * Replaces each `sameAs` fact of a product by the figure it refers to, and sets `changed` to the latest day of all.
 * `tell` is called with each mistake.
 */
export function inFull<Group extends Facts, O extends Owner<Group>>(
  owner: O & Owner<Group>,
  figures: Figures<WrittenFact>,
  tell: (mistake: string) => void = () => undefined,
) {
  const days = [owner.changed];
  const full = (facts: readonly WrittenFact[], list: string) =>
    facts.flatMap((fact, i): Fact[] => {
      if (fact.kind !== "sameAs") return [fact];
      const { kind: _kind, figure, ...own } = fact;
      const mistake = mistakeOf(figure, figures);
      if (mistake !== undefined) tell(`${list}.${i}.figure: ${mistake}`);
      const [original] = figures.get(figure) ?? [];
      if (!original || original.fact.kind === "sameAs") return [];
      days.push(original.changed);
      return [{ ...original.fact, hint: undefined, ...own }];
    });
  const facts = full(owner.facts, "facts");
  const groups = owner.groups.map((group, i) => ({
    ...group,
    facts: full(group.facts, `groups.${i}.facts`),
  }));
  return { ...owner, facts, groups, changed: lastDay(...days) };
}

function mistakeOf(name: string, figures: Figures<WrittenFact>) {
  const [path = "", id = ""] = name.split(".");
  const named = figures.get(name)?.[0]?.fact;
  return (
    nameMistake(path, id, figures) ??
    (named?.kind === "sameAs" ? `is itself the same as ${named.figure}: name that` : undefined)
  );
}
