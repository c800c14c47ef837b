import { createHash } from "node:crypto";
import { allowStyle } from "../http/security-headers.ts";

type HtmlInit = ResponseInit & {
  /**
   * True where a script fetches the page. Such a page must not hold a style element: the policy of the page that
   * fetches it does not allow it. Its styles stand in a meta element, from which the script adopts them.
   */
  isPart?: boolean;
};

/** Answers with a page that contains its styles, so that it shows without a further request. */
export type RespondWithHtml = (html: string, init: HtmlInit) => Response;

type HtmlResponderOptions = {
  stylesOf: (html: string) => string;
  /** The URL of the styles for paper. Browsers fetch them after all else. */
  paper: string;
  /** The headers of every answer; a page's policy also allows its own styles. */
  policy: string;
};

/** The one change of a page's HTML as text: which styles it needs is known once all of it is rendered. */
export function createHtmlResponder({
  stylesOf,
  paper,
  policy,
}: HtmlResponderOptions): RespondWithHtml {
  return (html, { isPart = false, ...init }) => {
    const css = stylesOf(html);
    const hash = `sha256-${createHash("sha256").update(css).digest("base64")}`;
    const own = isPart ? toMeta(css) : `<style>${css}</style>`;
    const styles = `${own}<link rel="stylesheet" media="print" href="${paper}"/>`;
    const headers = new Headers(init.headers);
    headers.set("Content-Security-Policy", allowStyle(policy, hash));
    return new Response(
      html.replace("</head>", () => `${styles}</head>`),
      { ...init, headers },
    );
  };
}

const toMeta = (css: string) =>
  `<meta name="styles" content="${css.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}">`;
