import { useLocation } from "react-router";

/** Which header, menu and footer stand around a page. */
export type Shell = "group" | "bank" | "corporate" | "careers" | "bare" | "rights";

/** The first part of an address decides (S1 section 2, "Header, menu, footer"); all others are the bank's. */
const shells: Readonly<Record<string, Shell>> = {
  "": "group",
  "about-us": "corporate",
  "investor-relations": "corporate",
  leadership: "corporate",
  rightsissue: "rights",
  "hfc-rights-issue": "rights",
  "hfc-rights-issue2": "corporate",
  careers: "careers",
  // Read within the app too: without the site's menu.
  "hfc-whizz-data-privacy-statement": "bare",
};

export function useShell(): Shell {
  const [, first = ""] = useLocation().pathname.split("/");
  return shells[first] ?? "bank";
}
