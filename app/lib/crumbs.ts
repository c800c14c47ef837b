import type { Content } from "#model/content.ts";
import { link } from "#app/pages/link.ts";

type Messages = Content["messages"];

/** The first crumb of the group's pages. */
export const groupCrumb = ({ shell }: Messages) => ({
  label: shell.home,
  href: link("/"),
});

/** The first crumb of the bank's pages. */
export const bankCrumb = ({ shell }: Messages) => ({ label: shell.home, href: link("/hfc") });

/** The crumbs of a calculator's page. */
export const calculatorCrumbs = (messages: Messages, label: string) => [
  bankCrumb(messages),
  { label: messages.calculators.pages.chooser.title, href: link("/calculators") },
  { label },
];
