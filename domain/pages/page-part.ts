/** A script that takes a part out of another page asks for that page with this header (docs/decisions/039). */
export const partHeader = "X-Page-Part";

/** Ends the URL under which such a page is rendered and kept: its styles are written another way. */
export const partMark = "#part";
