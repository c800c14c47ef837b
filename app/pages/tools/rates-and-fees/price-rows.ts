import type { Fact } from "#model/products/fact-schema.ts";
import { type FactValue, formatFact } from "#domain/products/fact.ts";
import { formatTerm } from "#domain/time/term.ts";
import type { Content } from "#model/content.ts";
import type { PricedProduct } from "./price-list.ts";

/** A row of the downloads: one figure, with numbers as numbers. */
type PriceRow = {
  family: string;
  product: string;
  address: string;
  id: string;
  label: string;
  figure: string | null;
  kind: string | null;
  limit: string | null;
  from: number | string | null;
  to: number | string | null;
  unit: string | null;
  of: string | null;
  per: string | null;
  hint: string | null;
  source: string | null;
  asOf: string | null;
  /** The origin of the figure: the bank's specification, a public source, an example, or none. */
  status: "specification" | "public" | "specimen" | "not published";
};

/** Figures, and the prices that are not published, which have no figure. */
export function priceRows(
  list: readonly PricedProduct[],
  { labels, receivers }: Content["prices"],
  origin: string,
): PriceRow[] {
  return list.flatMap(({ family, title, path, isSpecimen, facts, missing }) => {
    const place = { family, product: title, address: origin + path };
    const rows = facts.map((fact) => ({
      ...place,
      id: fact.id,
      label: fact.label,
      figure: plain(formatFact(fact)),
      kind: fact.kind,
      limit: fact.limit ?? null,
      ...boundsOf(fact),
      of: fact.of ?? null,
      per: fact.per ?? null,
      hint: fact.hint ?? null,
      source: fact.source ?? null,
      asOf: fact.asOf ?? null,
      status: statusOf(fact, isSpecimen),
    }));
    const gaps = missing.map(({ label, receiver }) => ({
      ...place,
      id: label,
      label: `${labels[label] ?? label} ${receivers[receiver]}`,
      ...noFigure,
      status: "not published" as const,
    }));
    return [...rows, ...gaps];
  });
}

const noFigure = {
  figure: null,
  kind: null,
  limit: null,
  from: null,
  to: null,
  unit: null,
  of: null,
  per: null,
  hint: null,
  source: null,
  asOf: null,
};

function statusOf({ source, provenance }: Fact, isSpecimen: boolean): PriceRow["status"] {
  if (source !== undefined) return "public";
  return isSpecimen || provenance !== "spec" ? "specimen" : "specification";
}

type Bounds = Pick<PriceRow, "from" | "to" | "unit">;

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
