import { z } from "zod";
import { loggedPath } from "../http/logged-path.ts";

/** A browser's report of a script, style or request that the content policy forbids, without a word of a visitor's. */
export type PolicyReport = { directive: string; blocked: string; page: string };

const mostReports = 10;
const longestPage = 200;

const UrlSchema = z.string().max(10_000);
const OldSchema = z.object({
  "csp-report": z.object({
    "document-uri": UrlSchema,
    "effective-directive": z.string().optional(),
    "violated-directive": z.string().optional(),
    "blocked-uri": UrlSchema.optional(),
    "source-file": UrlSchema.optional(),
  }),
});
const NewSchema = z.array(
  z.object({
    type: z.string(),
    url: UrlSchema,
    body: z
      .object({
        documentURL: UrlSchema.optional(),
        effectiveDirective: z.string().optional(),
        blockedURL: UrlSchema.nullish(),
        sourceFile: UrlSchema.nullish(),
      })
      .nullish(),
  }),
);

/**
 * The reports of one request about pages of ours: of `report-to` (Reporting API) a list, of `report-uri` (older
 * browsers) one. What browser extensions do to a page is left out. `undefined`: this is no report.
 */
export function readPolicyReports(sent: unknown, origin: string): PolicyReport[] | undefined {
  const claims = claimsOf(sent);
  return claims?.slice(0, mostReports).flatMap(({ document, directive, blocked, source }) => {
    const page = pageOf(document, origin);
    if (page === undefined || isOfExtension(blocked) || isOfExtension(source)) return [];
    return [{ directive: knownDirective(directive), blocked: kindOf(blocked, origin), page }];
  });
}

type Claim = { document: string; directive: string; blocked: string; source: string };

function claimsOf(sent: unknown): Claim[] | undefined {
  const old = OldSchema.safeParse(sent).data?.["csp-report"];
  if (old)
    return [
      {
        document: old["document-uri"],
        directive: old["effective-directive"] ?? old["violated-directive"] ?? "",
        blocked: old["blocked-uri"] ?? "",
        source: old["source-file"] ?? "",
      },
    ];
  return NewSchema.safeParse(sent)
    .data?.filter(({ type }) => type === "csp-violation")
    .map(({ url, body }) => ({
      document: body?.documentURL ?? url,
      directive: body?.effectiveDirective ?? "",
      blocked: body?.blockedURL ?? "",
      source: body?.sourceFile ?? "",
    }));
}

/** The address without its query, where it is one of this site. */
function pageOf(document: string, origin: string) {
  if (!URL.canParse(document)) return undefined;
  const url = new URL(document);
  return url.origin === origin ? loggedPath(url.pathname).slice(0, longestPage) : undefined;
}

const isOfExtension = (address: string) =>
  /^(?:[a-z-]*-extension|[a-z-]*-extensions|webkit-masked-url|resource|about)(?::|$)/i.test(
    address,
  );

/** Whole words of the standards: https://www.w3.org/TR/CSP3 and https://w3c.github.io/trusted-types. */
const directives: ReadonlySet<string> = new Set([
  "default-src",
  ...["script-src", "script-src-elem", "script-src-attr", "style-src", "style-src-elem"],
  ...["style-src-attr", "img-src", "media-src", "font-src", "connect-src", "manifest-src"],
  ...["frame-src", "child-src", "worker-src", "object-src", "form-action", "base-uri"],
  ...["frame-ancestors", "require-trusted-types-for", "trusted-types"],
]);

/** Older browsers send the directive with its values. */
function knownDirective(text: string) {
  const [name = ""] = text.split(" ", 1);
  return directives.has(name) ? name : "other";
}

const kinds: ReadonlySet<string> = new Set([
  ...["inline", "eval", "wasm-eval", "self", "trusted-types-policy", "trusted-types-sink"],
  ...["data", "blob", "filesystem"],
]);

/** A kind as browsers name it, or the origin of an address: neither its path nor its query. */
function kindOf(blocked: string, origin: string) {
  if (kinds.has(blocked)) return blocked;
  if (!URL.canParse(blocked)) return "other";
  const { origin: of, protocol } = new URL(blocked);
  if (of === origin) return "self";
  if (of !== "null") return of.slice(0, longestPage);
  const kind = protocol.slice(0, -1);
  return kinds.has(kind) ? kind : "other";
}
