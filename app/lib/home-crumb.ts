import type { Content } from "#model/content.ts";
import { link } from "#app/pages/link.ts";

type ShortText = Content["messages"];

/** The first crumb of the group's pages. */
export const groupCrumb = ({ shell }: ShortText) => ({
  label: shell.home,
  href: link("/"),
});

/** The first crumb of the bank's pages. */
export const bankCrumb = ({ shell }: ShortText) => ({ label: shell.home, href: link("/hfc") });
