import { Hono } from "hono";
import type { Content } from "#model/content.ts";
import { dayMs } from "#domain/time/nairobi-time.ts";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import { revalidated } from "../http/revalidated.ts";

type SiteFilesOptions = {
  content: () => Pick<Content, "settings"> & { bankHome: Pick<Content["bankHome"], "summary"> };
  origin: string;
  /** Milliseconds since 1970. */
  now: () => number;
};

const oneDay = { "Cache-Control": "public, max-age=86400" };

/** The files that machines look for at fixed URLs. */
export function siteFileRoutes({ content, origin, now }: SiteFilesOptions) {
  return new Hono()
    .get("/site.webmanifest", revalidated, (c) =>
      c.body(JSON.stringify(manifest(content())), 200, {
        "Content-Type": "application/manifest+json",
        ...oneDay,
      }),
    )
    .get("/.well-known/security.txt", revalidated, (c) =>
      c.text(securityText(content(), origin, now()), 200, oneDay),
    )
    .get("/security.txt", (c) => c.redirect("/.well-known/security.txt", 301))
    .get("/humans.txt", revalidated, (c) => c.text(humansText(content(), origin), 200, oneDay));
}

/** The site on a phone's home screen (W3C Web App Manifest); it opens in the browser, as pages that link out do. */
function manifest({ settings, bankHome }: ReturnType<SiteFilesOptions["content"]>) {
  const icon = (name: string, side: number, purpose: "any" | "maskable") => ({
    src: `/${name}-${side}.png`,
    sizes: `${side}x${side}`,
    type: "image/png",
    purpose,
  });
  return {
    name: `${settings.bank.name}, ${settings.tagline}`,
    short_name: settings.bank.name,
    description: bankHome.summary,
    lang: "en-KE",
    id: link("/hfc"),
    start_url: link("/hfc"),
    scope: "/",
    display: "minimal-ui",
    // The brand and the ground of app/styles/tokens.css.
    theme_color: "#7a1730",
    background_color: "#fbf6ee",
    icons: [
      icon("icon", 192, "any"),
      icon("icon", 512, "any"),
      icon("icon-maskable", 512, "maskable"),
    ],
    shortcuts: [
      { name: "Calculators", url: link("/calculators") },
      { name: "Branches", url: paths.locations("Branches") },
      { name: "Forex rates", url: link("/forex-rates") },
    ],
  };
}

/** Days until it expires: RFC 9116 advises less than a year. Computed again every day. */
const trustedDays = 180;

/**
 * The contact for reports of vulnerabilities (RFC 9116). Nobody reads a specimen mailbox: then only the form is named.
 */
function securityText({ settings }: Pick<Content, "settings">, origin: string, now: number) {
  const { mailboxes, provenance } = settings.mail;
  const expires = new Date((Math.floor(now / dayMs) + trustedDays) * dayMs);
  return lines([
    ...(provenance === "specimen" ? [] : [`Contact: mailto:${mailboxes.website}`]),
    `Contact: ${origin}${link("/contact-us")}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${origin}/.well-known/security.txt`,
  ]);
}

function humansText({ settings }: Pick<Content, "settings">, origin: string) {
  return lines([
    "/* WHOSE */",
    `${settings.group.legalName} and its bank, ${settings.bank.legalName}, Nairobi, Kenya`,
    `Write to us: ${origin}${link("/contact-us")}`,
    `Work with us: ${origin}${link("/careers")}`,
    "",
    "/* THANKS */",
    "Bricolage Grotesque and Plus Jakarta Sans, typefaces under the SIL Open Font License",
    "Phosphor, icons under the MIT licence",
    "Natural Earth, the border of Kenya, in the public domain",
    "",
    "/* SITE */",
    "Language: English (Kenya)",
    "Made with TypeScript, React, React Router and Hono; works without script",
  ]);
}

const lines = (all: readonly string[]) => `${all.join("\n")}\n`;
