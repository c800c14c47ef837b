import { usePageMeta } from "#app/lib/page-meta.ts";

/** The description, the feed and the wish to stay unlisted, for search engines and feed readers. */
export function Description() {
  const page = usePageMeta();
  if (!page) return null;
  const { description, feed, isUnlisted } = page;
  return (
    <>
      {/* One tag for search engines and, by its second name, for previews: descriptions are long. */}
      <meta name="description" property="og:description" content={description} />
      {feed && <link rel="alternate" type="application/rss+xml" {...feed} />}
      {isUnlisted && <meta name="robots" content="noindex, follow" />}
    </>
  );
}
