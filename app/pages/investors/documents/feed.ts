import { generateRssFeed } from "feedsmith";
import type { Investors } from "#model/investors/schema.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { toDateWords } from "#app/parts/company-papers/document-card-data.ts";
import { noonOfNairobiDay } from "#domain/time/nairobi-time.ts";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";

const newest = 30;

/** The documents as RSS, latest first. A specimen says so in its title. */
export function documentsFeed({ groups, texts }: Investors, origin: string): string {
  const documents = groups
    .flatMap(({ title, years }) =>
      years.flatMap((year) => year.documents.map((document) => ({ ...document, group: title }))),
    )
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .slice(0, newest);
  return generateRssFeed({
    title: texts.title,
    link: origin + paths.investors(),
    description: texts.feedText,
    language: "en-KE",
    atom: {
      links: [
        {
          href: origin + link("/investor-relations/feed.xml"),
          rel: "self",
          type: "application/rss+xml",
        },
      ],
    },
    items: documents.map(({ name, description, file, bytes, date, dated, provenance, group }) => {
      const url = origin + paths.investorDocument(file);
      return {
        title: provenance === "specimen" ? fillText(texts.specimenPrefix, { name }) : name,
        link: url,
        description:
          dated === "published"
            ? description
            : `${description} ${fillText(texts.feedDated, { dated: toDateWords({ date, dated }, texts) })}`,
        guid: { value: url, isPermaLink: true },
        categories: [{ name: group }],
        enclosures: [{ url, length: bytes, type: "application/pdf" }],
        // The date on the page; the item's text says so if it is not the day of publication.
        pubDate: new Date(noonOfNairobiDay(date)),
      };
    }),
  });
}
