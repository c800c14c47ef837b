import { securityHeaders } from "#server/http/security-headers.ts";
import { createHtmlResponder } from "#server/html/respond-with-html.ts";

/** The styles of every page of a test. */
export const styleOfTests = "body{margin:0}";

export const respondWithHtml = createHtmlResponder({
  stylesOf: () => styleOfTests,
  paper: "/assets/paper.css",
  policy: securityHeaders["Content-Security-Policy"],
});
