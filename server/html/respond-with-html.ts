import { createHash } from "node:crypto";
import { allowStyle } from "../http/security-headers.ts";

/** Answers with a page whose styles are in it, so that nothing else is asked for before it shows. */
export type RespondWithHtml = (html: string, init: ResponseInit) => Response;

type HtmlResponderOptions = {
  stylesOf: (html: string) => string;
  /** The URL of the styles for paper. Browsers fetch them after all else. */
  paper: string;
  /** Of every answer: the policy of a page allows its own styles besides. */
  policy: string;
};

export function createHtmlResponder({
  stylesOf,
  paper,
  policy,
}: HtmlResponderOptions): RespondWithHtml {
  return (html, init) => {
    const css = stylesOf(html);
    const hash = `sha256-${createHash("sha256").update(css).digest("base64")}`;
    const styles = `<style>${css}</style><link rel="stylesheet" media="print" href="${paper}"/>`;
    const headers = new Headers(init.headers);
    headers.set("Content-Security-Policy", allowStyle(policy, hash));
    return new Response(
      html.replace("</head>", () => `${styles}</head>`),
      { ...init, headers },
    );
  };
}
