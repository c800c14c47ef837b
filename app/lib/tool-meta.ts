import type { PageMeta } from "./page-meta.ts";
import { stateTitle } from "./state-title.ts";

type ToolState = {
  canonical: string;
  page: { title: string; description: string };
  /** The values from the URL, if it has any. */
  sent: object | undefined;
  hasErrors: boolean;
  /** The answer in a few words. */
  answer: string | undefined;
};

/** The head of a tool's page. Only an answer to values from the URL is in its title. */
export const toolMeta = ({ canonical, page, sent, hasErrors, answer }: ToolState): PageMeta => ({
  title: stateTitle(page.title, [sent && answer]),
  hasErrors,
  description: page.description,
  canonical,
  isUnlisted: sent !== undefined,
});
