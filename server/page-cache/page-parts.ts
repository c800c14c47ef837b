/** Ends the URL under which such a page is kept: its styles are written another way. */
export const partMark = "#part";

type Render = (request: Request) => Promise<Response>;

/**
 * A page that a script fetches must not hold a style element: the policy of the page that fetches it does not allow
 * it. Its styles stand in a meta element, from which the script adopts them.
 */
export function withParts(render: Render): Render {
  return async (request) => {
    const response = await render(request);
    if (!request.url.endsWith(partMark)) return response;
    return new Response(toPart(await response.text()), response);
  };
}

const toPart = (html: string) =>
  html
    // WebKit ends its process over it in a document that no window shows.
    .replaceAll(/<link rel="expect"[^>]*>/g, "")
    .replace(/<style>(.*?)<\/style>/s, (_, css: string) => toMeta(css));

const toMeta = (css: string) =>
  `<meta name="styles" content="${css.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}">`;
