import { fillText } from "#domain/pages/fill-text.ts";
import { useServices } from "#app/lib/services.tsx";
import type { Article } from "#model/articles/schema.ts";
import { formatDay } from "#domain/time/days.ts";
import { formatKnownDate } from "#domain/time/known-date.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import styles from "./article-sources.module.css";

/** The sources of an article, each with its date if known. */
export function ArticleSources({ sources, readOn }: Pick<Article, "sources" | "readOn">) {
  const texts = useServices().content.press.sources;
  if (sources.length === 0) return null;
  return (
    <section className={styles.sources} aria-labelledby="sources">
      <h2 id="sources">{texts.title}</h2>
      {readOn && <p>{fillText(texts.readOn, { day: formatDay(readOn) })}</p>}
      <ul>
        {sources.map(({ publisher, url, published }) => (
          <li key={`${publisher} ${url}`}>
            {url ? (
              <Link href={url} rel="external">
                {publisher}
              </Link>
            ) : (
              publisher
            )}
            {published && `, ${formatKnownDate(published)}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
