import { data } from "react-router";
import { Banner } from "#app/layout/banner.tsx";
import { cachedPage } from "#app/lib/cache-policy.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { servicesContext } from "#app/lib/services.tsx";
import type { SiteDocument } from "#content/schema/document.ts";
import type { Retention } from "#domain/documents.ts";
import { paths } from "#domain/paths.ts";
import type { Route } from "./+types/document";
import styles from "./page.module.css";

/** A document of the bank (S1 section 2: `/documents/{documents}`). */
export function loader({ context, params }: Route.LoaderArgs) {
  const { content, origin, retention } = context.get(servicesContext);
  const document = content.documents.find(({ key }) => key === params.document);
  if (!document) throw data(null, { status: 404 });
  const { title, summary, html, key } = document;
  return {
    seed: key.replaceAll("_", "-"),
    title,
    summary,
    html,
    retention: document.retention && { words: document.retention, days: retention },
    meta: { title, description: summary, canonical: origin + paths.document(key) },
    crumbs: [{ label: "Home", href: paths.groupHome() }, { label: title }],
  };
}

export const headers = () => cachedPage;

export const meta = pageMeta;

export default function DocumentPage({ loaderData }: Route.ComponentProps) {
  const { seed, title, summary, html, retention, crumbs } = loaderData;
  return (
    <>
      <Banner motif="corporate" seed={seed} title={title} lead={summary} crumbs={crumbs} />
      <div className="wrap">
        <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
        {retention && (
          <div className={styles.prose}>
            <RetentionTable {...retention} />
          </div>
        )}
      </div>
    </>
  );
}

type RetentionTableProps = { words: NonNullable<SiteDocument["retention"]>; days: Retention };

function RetentionTable({ words, days }: RetentionTableProps) {
  const rows = [
    [words.applications, `${days.applicationDays} days`],
    [words.enquiries, `${days.enquiryDays} days`],
    [words.codes, words.aDay],
    [words.visits, words.visitsKept],
  ] as const;
  return (
    <>
      <h2>{words.title}</h2>
      <div className="table-frame">
        <table>
          <thead>
            <tr>
              <th scope="col">{words.what}</th>
              <th scope="col">{words.howLong}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([what, howLong]) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td>{howLong}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
