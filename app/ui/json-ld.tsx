/** Data for search engines within the page. A `<` is written another way, so that none of it can end the element. */
export function JsonLd({ data }: { data: object }) {
  const text = JSON.stringify(data).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
