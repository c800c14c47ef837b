import { createHash } from "node:crypto";
import { allowStyle } from "../http/security-headers.ts";

/** Answers with a page that contains its styles, so that it shows without a further request. */
export type RespondWithHtml = (html: string, init: ResponseInit) => Response;

type HtmlResponderOptions = {
  stylesOf: (html: string) => string;
  /** The URL of the styles for paper. Browsers fetch them after all else. */
  paper: string;
  /** The headers of every answer; a page's policy also allows its own styles. */
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
