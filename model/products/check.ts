import { alwaysAnswered, sectionAt } from "#domain/products/section-at.ts";
import type { Fact } from "./fact-schema.ts";
import type { Faq, Product, ProductSection } from "./schema.ts";
import { checkProse } from "#model/reading/prose.ts";
import { checkUnique } from "#model/reading/unique.ts";

type ReadProduct = { file: string; value: Product };
const fileOf = ({ file }: ReadProduct) => file;

/** Mistakes across files that no schema detects, such as two records with the same URL. */
export function checkProducts(read: readonly ReadProduct[], underwriterIds: ReadonlySet<string>) {
  return [
    ...read.flatMap(({ file, value: product }) => [
      ...checkProduct(product).map((mistake) => `${file} ${mistake}`),
      ...product.underwriters
        .filter((id) => !underwriterIds.has(id))
        .map((id) => `${file} underwriters: ${id} is not in site/underwriters.yaml`),
    ]),
    ...checkUnique(read, fileOf, "slug", ({ value: product }) =>
      product.audiences.map((audience) => `${product.family}/${audience}/${product.slug}`),
    ),
    ...checkUnique(read, fileOf, "title", ({ value: product }) => [
      product.title,
      ...product.groups.map((group) => group.title),
    ]),
    ...checkUnique(read, fileOf, "summary", ({ value: product }) => [
      product.summary,
      ...product.groups.map((group) => group.summary),
    ]),
  ];
}

function checkProduct(product: Product): string[] {
  if (product.sections.length === 0 && product.groups.length === 0) {
    return ["sections: a product has sections, or groups that have them"];
  }
  const parts = [...product.sections, ...product.groups].map(({ path }) => path);
  return [
    ...repeated(parts).map((path) => `sections and groups: ${path} appears twice`),
    ...(product.sections.length > 0 ? unansweredMistakes("", product.sections) : []),
    ...checkPart("", product, product.facts),
    ...[product, ...product.groups].flatMap(({ facts }) => facts.flatMap(unsourcedMistake)),
    ...product.benefits.flatMap((text, i) => proseMistake(`benefits.${i}`, text, product.facts)),
    ...product.faqs.flatMap(({ question, answers }, i) => [
      ...proseMistake(`faqs.${i}.question`, question, product.facts),
      ...answers.flatMap((text, j) => proseMistake(`faqs.${i}.answers.${j}`, text, product.facts)),
    ]),
    ...product.faqs.flatMap((faq, i) => sharedFigureMistakes(product, faq, i)),
    ...product.faqs.flatMap(({ groups = [] }, i) =>
      groups
        .filter((path) => product.groups.every((group) => group.path !== path))
        .map((path) => `faqs.${i}.groups: the product has no group ${path}`),
    ),
    ...product.groups.flatMap((group, i) => [
      ...checkPart(`groups.${i}.`, group, [...group.facts, ...product.facts]),
      ...unansweredMistakes(`groups.${i}.`, group.sections),
    ]),
  ];
}

/** A FAQ for all groups may not use a figure that only some of them have: "up to 90%" is wrong on the plot page. */
function sharedFigureMistakes(product: Product, { groups, question, answers }: Faq, i: number) {
  if (groups !== undefined) return [];
  const texts = [question, ...answers].join(" ");
  return [...texts.matchAll(/\{(\w+)\}/g)].flatMap(([name, id]) => {
    const having = product.groups.filter(({ facts }) => facts.some((fact) => fact.id === id));
    return having.length === 0 || having.length === product.groups.length
      ? []
      : [
          `faqs.${i}: ${name} is a figure of ${having.map(({ path }) => path).join(" and ")} alone: name in "groups" whose question it is`,
        ];
  });
}

/** A figure names its source and the day, or `provenance: spec`. */
const unsourcedMistake = ({ id, source, asOf, provenance }: Fact) =>
  (source !== undefined && asOf !== undefined) || provenance !== undefined
    ? []
    : [`facts ${id}: names neither its source and day (source, asOf) nor "provenance: spec"`];

/** CAT-20: other sites link to these paths. */
const unansweredMistakes = (at: string, sections: readonly ProductSection[]) =>
  alwaysAnswered
    .filter((path) => !sectionAt(sections, path))
    .map((path) => `${at}sections: no section has the path ${path} or one that replaces it`);

type Part = Pick<Product, "summary" | "description" | "facts" | "sections">;

function checkPart(
  at: string,
  { summary, description, facts, sections }: Part,
  known: readonly Fact[],
) {
  return [
    ...repeated(facts.map(({ id }) => id)).map((id) => `${at}facts: ${id} appears twice`),
    ...repeated(sections.map(({ path }) => path)).map(
      (path) => `${at}sections: ${path} appears twice`,
    ),
    ...proseMistake(`${at}summary`, summary, known),
    ...description.flatMap((text, i) => proseMistake(`${at}description.${i}`, text, known)),
    ...sections.flatMap((section, i) => [
      ...section.facts
        .filter((id) => !known.some((fact) => fact.id === id))
        .map((id) => `${at}sections.${i}.facts: ${id} is not a fact of this record`),
      ...(section.text ? proseMistake(`${at}sections.${i}.text`, section.text, known) : []),
      ...section.items.flatMap((text, j) =>
        proseMistake(`${at}sections.${i}.items.${j}`, text, known),
      ),
      ...(section.items.length + section.facts.length === 0 && !section.text
        ? [`${at}sections.${i}: is empty`]
        : []),
    ]),
  ];
}

function proseMistake(field: string, text: string, facts: readonly Fact[]) {
  const mistake = checkProse(text, facts);
  return mistake ? [`${field}: ${mistake}`] : [];
}

function repeated(values: readonly string[]) {
  return values.filter((value, i) => values.indexOf(value) !== i);
}
