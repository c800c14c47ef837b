import { ChangeList } from "#app/features/documents/change-list.tsx";
import { DocumentFrame } from "#app/features/documents/document-frame.tsx";
import { StatementContents } from "./statement-contents.tsx";
import { StatementTurns } from "./statement-turns.tsx";
import { cachedPage } from "#app/lib/cache-policy.ts";
import { fillText } from "#domain/pages/fill-text.ts";
import { servicesContext } from "#app/lib/services.tsx";
import { askedOf, once } from "#app/lib/page-parameters.ts";
import { PageCrumbs } from "#app/layout/banner/page-crumbs.tsx";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import { pageOf } from "#domain/search/paging.ts";
import prose from "#app/features/documents/prose.module.css";
import type { Route } from "./+types/route";
import styles from "./whizz-statement.module.css";

export const handle = { parameters: once(["page"]) };

/** WHZ-4: the app's privacy statement has several pages and one list of its 14 sections. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { content } = context.get(servicesContext);
  const { whizz, whizzStatement } = content;
  const { parts, title } = whizzStatement;
  const asked = askedOf(request, handle.parameters).get("page");
  const { page: current, items } = pageOf(parts, asked, 1);
  const [part] = items;
  if (!part) throw new Error("The statement has no page");
  const place = fillText(whizzStatement.place, { page: current, pages: parts.length });
  return {
    statement: whizzStatement,
    current,
    part,
    place,
    meta: {
      title: current === 1 ? title : `${part.title}, ${title}`,
      description: current === 1 ? whizzStatement.summary : part.summary,
      canonical: paths.whizzStatement(current),
    },
    crumbs: [{ label: whizz.title, href: link("/hfc-whizz") }, { label: title }],
  };
}

export const headers = () => cachedPage;

export default function WhizzStatementPage({ loaderData }: Route.ComponentProps) {
  const { statement, current, part, place } = loaderData;
  const { parts, title, lead, provenance, reviewed, changes } = statement;
  return (
    <>
      <div className={styles.head}>
        <div className="wrap">
          <PageCrumbs />
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
      </div>
      <DocumentFrame
        isDraft={provenance === "specimen"}
        reviewed={reviewed}
        contents={<StatementContents parts={parts} current={current} />}
      >
        <p className={styles.place}>
          {place} <strong>{part.title}</strong>
        </p>
        <div className={prose.prose} dangerouslySetInnerHTML={{ __html: part.html }} />
        <StatementTurns parts={parts} current={current} />
        {current === parts.length && <ChangeList changes={changes} />}
      </DocumentFrame>
    </>
  );
}
