import { type Language, languageOf } from "#domain/texts/language.ts";
import { hasKiswahili, inLanguage } from "#app/pages/languages.ts";

type Render = (request: Request) => Promise<Response>;
type RenderIn = (request: Request, language: Language) => Promise<Response>;

/**
 * Renders a page in the language of its URL. The page is requested at its URL without a language, with that language's
 * services and content. A page without a translation redirects to English.
 */
export function withKiswahili(render: RenderIn): Render {
  return async (request) => {
    const url = new URL(request.url);
    const { language, address } = languageOf(url.pathname + url.search);
    if (language === "en") return render(request, language);

    const isThere = hasKiswahili(address);
    if (!isThere && request.method !== "GET" && request.method !== "HEAD")
      return leadTo(address, 307);
    const response = await render(new Request(new URL(address + url.hash, url), request), language);
    const isElsewhere = response.headers.has("Location");
    if (!isThere && !isElsewhere && response.status !== 404) return leadTo(address, 302);
    return leadInKiswahili(response);
  };
}

function leadTo(address: string, status: 302 | 307) {
  return new Response(null, { status, headers: { Location: address } });
}

function leadInKiswahili(response: Response) {
  const location = response.headers.get("Location");
  if (!location?.startsWith("/")) return response;
  const { status, statusText } = response;
  const headers = new Headers(response.headers);
  headers.set("Location", inLanguage(location, "sw"));
  return new Response(response.body, { status, statusText, headers });
}
