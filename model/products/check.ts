import { isIcon } from "#model/reading/icons.ts";
import type { Fact } from "./fact-schema.ts";
import type { Product, ProductSection } from "./schema.ts";
import { checkProse } from "#model/reading/prose.ts";

type ReadProduct = { file: string; value: Product };

/** Mistakes that no schema of one file can see: two records at one address, a name that leads nowhere. */
export function checkProducts(
  read: readonly ReadProduct[],
  underwriterIds: ReadonlySet<string>,
): string[] {
  return [
    ...read.flatMap(({ file, value: product }) => [
      ...checkProduct(product).map((mistake) => `${file} ${mistake}`),
      ...fileNameMistakes(file, product),
      ...product.underwriters
        .filter((id) => !underwriterIds.has(id))
        .map((id) => `${file} underwriters: ${id} is not in site/underwriters.yaml`),
      ...(isIcon(product.icon) ? [] : [`${file} icon: there is no icon ${product.icon}`]),
    ]),
    ...twice(read, "slug", ({ value: product }) =>
      product.audiences.map((audience) => `${product.family}/${audience}/${product.slug}`),
    ),
    ...twice(read, "title", ({ value: product }) => [
      product.title,
      ...product.groups.map((group) => group.title),
    ]),
    ...twice(read, "summary", ({ value: product }) => [
      product.summary,
      ...product.groups.map((group) => group.summary),
    ]),
  ];
}

function fileNameMistakes(file: string, { family, audiences, slug }: Product) {
  const expected = `products/${family}/${audiences[0]}/${slug}.yaml`;
  return file === expected ? [] : [`${file} slug: this record belongs in ${expected}`];
}

function checkProduct(product: Product): string[] {
  if (product.sections.length === 0 && product.groups.length === 0) {
    return ["sections: a product has sections, or groups that have them"];
  }
  const parts = [...product.sections, ...product.groups].map(({ path }) => path);
  return [
    ...repeated(parts).map((path) => `sections and groups: ${path} stands twice`),
    ...checkPart("", product, product.facts),
    ...product.benefits.flatMap((text, i) => proseMistake(`benefits.${i}`, text, product.facts)),
    ...product.faqs.flatMap(({ answers }, i) =>
      answers.flatMap((text, j) => proseMistake(`faqs.${i}.answers.${j}`, text, product.facts)),
    ),
    ...product.groups.flatMap((group, i) =>
      checkPart(`groups.${i}.`, group, [...group.facts, ...product.facts]),
    ),
  ];
}

type Part = {
  summary: string;
  description: readonly string[];
  facts: readonly Fact[];
  sections: readonly ProductSection[];
};

function checkPart(
  at: string,
  { summary, description, facts, sections }: Part,
  known: readonly Fact[],
) {
  return [
    ...repeated(facts.map(({ id }) => id)).map((id) => `${at}facts: ${id} stands twice`),
    ...repeated(sections.map(({ path }) => path)).map(
      (path) => `${at}sections: ${path} stands twice`,
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

function twice(
  read: readonly ReadProduct[],
  field: string,
  valuesOf: (each: ReadProduct) => readonly string[],
): string[] {
  const seen = new Map<string, string>();
  return read.flatMap((each) =>
    valuesOf(each).flatMap((value) => {
      const first = seen.get(value);
      seen.set(value, each.file);
      return first ? [`${each.file} ${field}: "${value}" stands in ${first} too`] : [];
    }),
  );
}
