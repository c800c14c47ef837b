/** Structured data in the page. Every `<` is escaped, so that no value can end the element. */
export function JsonLd({ data }: { data: object }) {
  const text = JSON.stringify(data).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
