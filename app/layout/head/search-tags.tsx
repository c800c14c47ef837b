import { hasKiswahili, inLanguage } from "#app/pages/languages.ts";
import { usePageMeta } from "#app/lib/page-meta.ts";
import { useServices } from "#app/lib/services.tsx";

/** The description, the feed, `noindex` for an unlisted page, and the canonical URL with that of each language. */
export function SearchTags() {
  const { origin, content } = useServices();
  const page = usePageMeta();
  if (!page) return null;
  const { description, feed, isUnlisted, canonical } = page;
  const english = origin + canonical;
  const kiswahili = origin + inLanguage(canonical, "sw");
  return (
    <>
      {/* One tag for search engines and, by its second name, for previews: descriptions are long. */}
      <meta name="description" property="og:description" content={description} />
      {feed && <link rel="alternate" type="application/rss+xml" {...feed} />}
      {isUnlisted && <meta name="robots" content="noindex, follow" />}
      <link rel="canonical" href={content.language === "sw" ? kiswahili : english} />
      {hasKiswahili(canonical) && !isUnlisted && (
        <>
          <link rel="alternate" hrefLang="en" href={english} />
          <link rel="alternate" hrefLang="sw" href={kiswahili} />
          <link rel="alternate" hrefLang="x-default" href={english} />
        </>
      )}
    </>
  );
}
