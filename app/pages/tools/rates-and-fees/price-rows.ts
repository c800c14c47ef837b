import type { Fact } from "#model/products/fact-schema.ts";
import { type FactValue, formatFact } from "#domain/products/fact.ts";
import { formatTerm } from "#domain/time/term.ts";
import type { Content } from "#model/content.ts";
import type { PricedProduct } from "./price-list.ts";

/** The rows of the downloads: figures, with numbers as numbers, and prices that are not published, which have none. */
export function priceRows(
  list: readonly PricedProduct[],
  { labels }: Content["prices"],
  origin: string,
) {
  return list.flatMap(({ family, title, path, isSpecimen, facts, missing }) => {
    const rowOf = (id: string, label: string, fact?: Fact) => ({
      family,
      product: title,
      address: origin + path,
      id,
      label,
      figure: fact ? plain(formatFact(fact)) : null,
      kind: fact?.kind ?? null,
      limit: fact?.limit ?? null,
      ...(fact ? boundsOf(fact) : { from: null, to: null, unit: null }),
      of: fact?.of ?? null,
      per: fact?.per ?? null,
      hint: fact?.hint ?? null,
      source: fact?.source ?? null,
      asOf: fact?.asOf ?? null,
      status: fact ? statusOf(fact, isSpecimen) : "not published",
    });
    return [
      ...facts.map((fact) => rowOf(fact.id, fact.label, fact)),
      ...missing.map(({ label }) => rowOf(label, labels[label] ?? label)),
    ];
  });
}

/** The origin of a figure: the bank's specification, a public source or an example. */
function statusOf({ source, provenance }: Fact, isSpecimen: boolean) {
  if (source !== undefined) return "public";
  return isSpecimen || provenance !== "spec" ? "specimen" : "specification";
}

type Bound = number | string | null;
type Bounds = { from: Bound; to: Bound; unit: string | null };

/** "From 100,000" has no upper bound, "up to 90%" no lower one; a figure without a limit is both bounds. */
function boundsOf(fact: Fact): Bounds {
  const { from, to, unit } = valuesOf(fact);
  const isLowest = fact.limit === "from" || fact.limit === "over";
  const isHighest = fact.limit === "up to" || fact.limit === "under";
  return { from: isHighest ? null : from, to: isLowest ? null : to, unit };
}

function valuesOf(fact: FactValue): Bounds {
  const same = (value: number, unit: string) => ({ from: value, to: value, unit });
  switch (fact.kind) {
    case "money":
      return same(fact.amount, fact.currency);
    case "moneyRange":
      return { from: fact.from, to: fact.to, unit: fact.currency };
    case "percent":
      return same(fact.percent, "%");
    case "percentRange":
      return { from: fact.from, to: fact.to, unit: "%" };
    case "term":
      return same(fact.length, fact.unit);
    case "termRange":
      return fact.from.unit === fact.to.unit
        ? { from: fact.from.length, to: fact.to.length, unit: fact.to.unit }
        : {
            from: plain(formatTerm(fact.from)),
            to: plain(formatTerm(fact.to)),
            unit: null,
          };
    case "age":
      return same(fact.years, "year");
    case "ageRange":
      return { from: fact.from, to: fact.to, unit: "year" };
    case "count":
      return same(fact.count, fact.noun);
    case "currencies":
      return { from: null, to: null, unit: fact.currencies.join(" ") };
  }
}

/** A search in the file would not find a non-breaking space. */
function plain(text: string) {
  return text.replaceAll("\u00a0", " ");
}
