import { createHash } from "node:crypto";
import { allowStyle } from "../http/security-headers.ts";

type HtmlInit = ResponseInit & {
  /**
   * True if a script fetches the page. Such a page must not have a style element, which the fetching page's policy
   * forbids: its styles are in a meta element, and the script adopts them.
   */
  isPart?: boolean;
};

/** Answers with a page that contains its styles, so that it shows without a further request. */
export type RespondWithHtml = (html: string, init: HtmlInit) => Response;

type HtmlResponderOptions = {
  stylesOf: (html: string) => string;
  /** The URL of the print styles, which browsers fetch last. */
  paper: string;
  /** The headers of every answer; a page's policy also allows its own styles. */
  policy: string;
};

/** The only change of the HTML as text: the styles are known only after the whole page is rendered. */
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
