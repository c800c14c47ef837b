import type { Content } from "#model/content.ts";
import { link } from "#app/pages/link.ts";

/** The crumbs of a calculator's page, below Home. */
export const calculatorCrumbs = ({ calculators }: Content["messages"], label: string) => [
  { label: calculators.pages.chooser.title, href: link("/calculators") },
  { label },
];
