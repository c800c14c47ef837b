// First, so that its order of layers applies to all later styles.
import "./styles/base.css";
import "./styles/preferences.css";
import "./styles/print.css";
import type { ReactNode } from "react";
import { Links, Outlet } from "react-router";
import { languageTags } from "#domain/texts/language.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import { SimilarPages } from "./features/site-search/similar-pages.tsx";
import { AppError } from "./layout/app-error.tsx";
import { BareHeader } from "./layout/header/bare-header.tsx";
import { Dock } from "./layout/dock/dock.tsx";
import { Letterhead } from "./parts/letterhead.tsx";
import { LanguageNote } from "./layout/notices/language-note.tsx";
import { PageTitle } from "./layout/head/page-title.tsx";
import { SearchTags } from "./layout/head/search-tags.tsx";
import { ShareTags } from "./layout/head/share-tags.tsx";
import { useShell } from "./layout/shell.ts";
import { Notices } from "./layout/notices/notices.tsx";
import { ServiceNotice } from "./layout/notices/service-notice.tsx";
import { SiteFooter } from "./layout/footer/site-footer.tsx";
import { SiteHeader } from "./layout/header/site-header.tsx";
import { textLanguage } from "./lib/page-language.ts";
import { useServices } from "./lib/services.tsx";
import { PageLanguageContext } from "./ui/navigation/page-language-context.ts";
import type { Route } from "./+types/root";

/** The document around every page. No <Scripts/>: no page hydrates as a whole. */
export function Layout({ children }: { children: ReactNode }) {
  const { content, scripts, isPart } = useServices();
  const shell = useShell();
  const { loading, loadingWait } = content.messages;
  return (
    <html lang={languageTags[content.language]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#7a1730" />
        {/* A wide screen shows most of the page at once, which would shift if it were painted in parts, so it waits for the dock, the last part. WebKit crashes over it in a document that no window shows. */}
        {!isPart && <link rel="expect" href="#dock" blocking="render" media="(min-width: 60rem)" />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/site.webmanifest" />
        <PageTitle />
        <SearchTags />
        <ShareTags />
        {/* In a build each page contains its styles, and links to those for print (docs/decisions/039). */}
        {import.meta.env.DEV && <Links />}
        {scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
      </head>
      <body>
        <Link className="skip" href="#main">
          {content.messages.shell.skip}
        </Link>
        {shell === "bare" ? <BareHeader /> : <SiteHeader shell={shell} />}
        <LanguageNote />
        <ServiceNotice />
        <Notices />
        <main id="main" tabIndex={-1}>
          <Letterhead isGroup={shell !== "bank" && shell !== "bare"} />
          <PageLanguageContext value={textLanguage(content)}>{children}</PageLanguageContext>
        </main>
        <SiteFooter isGroup={shell === "group"} />
        <Dock shell={shell} />
        {/* Announces a wait (lib/tell-waiting.ts) and an answer that changes while the visitor types. */}
        <p className="visually-hidden" role="status" data-waiting={`${loading}. ${loadingWait}`} />
        {/* Counts the page without script (server/analytics/plain-page-view.ts). */}
        <noscript>
          <img src="/page-view" alt="" width={1} height={1} hidden />
        </noscript>
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AppError error={error} nearby={SimilarPages} />;
}
