import { useLocation } from "react-router";

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

export function useShell(): Shell {
  const [, first = ""] = useLocation().pathname.split("/");
  return shells[first] ?? "bank";
}
