import { hasKiswahili, inLanguage } from "#app/pages/languages.ts";
import { usePageMeta } from "#app/lib/page-meta.ts";
import { useServices } from "#app/lib/services.tsx";

/** The canonical URL of a page, and its URL in each language. */
export function CanonicalLinks() {
  const { origin, content } = useServices();
  const page = usePageMeta();
  if (!page) return null;
  const english = origin + page.canonical;
  const kiswahili = origin + inLanguage(page.canonical, "sw");
  return (
    <>
      <link rel="canonical" href={content.language === "sw" ? kiswahili : english} />
      {hasKiswahili(page.canonical) && !page.isUnlisted && (
        <>
          <link rel="alternate" hrefLang="en" href={english} />
          <link rel="alternate" hrefLang="sw" href={kiswahili} />
          <link rel="alternate" hrefLang="x-default" href={english} />
        </>
      )}
    </>
  );
}
