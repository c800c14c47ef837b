import { useLocation } from "react-router";
import { link } from "#app/pages/link.ts";

/** The header, menu and footer of a page. */
export type Shell = "group" | "bank" | "corporate" | "careers" | "bare" | "rights";

/** PAG-4: the first part of a path decides; all other pages have the bank's header and footer. */
const shells: Readonly<Record<string, Shell>> = {
  "": "group",
  "about-us": "corporate",
  "investor-relations": "corporate",
  leadership: "corporate",
  rightsissue: "rights",
  "hfc-rights-issue": "rights",
  "hfc-rights-issue2": "corporate",
  careers: "careers",
  // Also shown in the app, so it has no site menu.
  "hfc-whizz-data-privacy-statement": "bare",
};

/** Parts of the bank's shell whose breadcrumb begins at the group's home page. */
const partsBelowGroup: readonly string[] = ["articles", "contact-us", "documents"];

export function useShell(): Shell {
  return shells[useFirstPart()] ?? "bank";
}

/** The home page at which the breadcrumb of the page begins: the group's or the bank's. */
export function useHome(): string {
  const shell = useShell();
  const isBelowGroup = partsBelowGroup.includes(useFirstPart());
  const isOfBank = shell === "bank" || shell === "bare";
  return isOfBank && !isBelowGroup ? link("/hfc") : link("/");
}

function useFirstPart(): string {
  const [, first = ""] = useLocation().pathname.split("/");
  return first;
}
