import type { Content } from "#model/content.ts";
import { link } from "#app/pages/link.ts";

type ShortText = Content["messages"];

/** Where the way to a page of the group begins. */
export const groupCrumb = ({ shell }: ShortText) => ({
  label: shell.home,
  href: link("/"),
});

/** Where the way to a page of the bank begins. */
export const bankCrumb = ({ shell }: ShortText) => ({ label: shell.home, href: link("/hfc") });
