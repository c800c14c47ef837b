import { ChangeList } from "#app/features/documents/change-list.tsx";
import { DocumentFrame } from "#app/features/documents/document-frame.tsx";
import { cachedPage } from "#app/lib/cache-policy.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { askedOf, once } from "#app/lib/page-parameters.ts";
import { PageCrumbs } from "#app/layout/banner/page-crumbs.tsx";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import { pageOf } from "#domain/search/paging.ts";
import prose from "#app/features/documents/prose.module.css";
import type { Route } from "./+types/route";
import styles from "./whizz-statement.module.css";
import type { WhizzStatement } from "#model/whizz/statement-schema.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import stack from "#app/ui/stack.module.css";

export const handle = { parameters: once(["page"]) };

/** WHZ-4: the app's privacy statement has several pages and one list of its 14 sections. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { whizz, whizzStatement } = context.get(servicesContext).content;
  const { parts, title } = whizzStatement;
  const asked = askedOf(request, handle.parameters).get("page");
  const { page: current, items } = pageOf(parts, asked, 1);
  const [part] = items;
  if (!part) throw new Error("The statement has no page");
  const place = fillText(whizzStatement.place, { page: current, pages: parts.length });
  return {
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
  const { parts, title, lead, provenance, reviewed, changes } =
    useServices().content.whizzStatement;
  const { current, part, place } = loaderData;
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

type StatementTurnsProps = { parts: WhizzStatement["parts"]; current: number };

/** Links to the previous and the next page. */
function StatementTurns({ parts, current }: StatementTurnsProps) {
  const texts = useServices().content.whizzStatement;
  const before = parts[current - 2];
  const after = parts[current];
  return (
    <nav className={`${stack.close} ${styles.turns}`} aria-label={texts.pages}>
      {before && (
        <Link rel="prev" href={paths.whizzStatement(current - 1)}>
          <span>{texts.previous}</span> <strong>{before.title}</strong>
        </Link>
      )}
      {after && (
        <Link rel="next" className={styles.next} href={paths.whizzStatement(current + 1)}>
          <span>{texts.next}</span> <strong>{after.title}</strong>
        </Link>
      )}
    </nav>
  );
}

type StatementContentsProps = {
  parts: WhizzStatement["parts"];
  /** Counted from 1. */
  current: number;
};

/** One list of the sections of all pages; those of the current page are anchors. */
function StatementContents({ parts, current }: StatementContentsProps) {
  const texts = useServices().content.whizzStatement;
  return (
    <nav className={`${stack.even} ${styles.contents}`} aria-labelledby="all-sections">
      <h2 id="all-sections">{texts.contents}</h2>
      <ol className={stack.even}>
        {parts.map(({ id, title, headings, firstSection }, i) => (
          <li key={id} className={styles.page} data-current={i + 1 === current}>
            <Link
              className={styles.title}
              href={paths.whizzStatement(i + 1)}
              aria-current={i + 1 === current ? "page" : undefined}
            >
              {title}
            </Link>
            <ol start={firstSection}>
              {headings.map((heading) => (
                <li key={heading.id}>
                  <Link href={hrefOf(i + 1, heading.id, current)}>{heading.title}</Link>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function hrefOf(page: number, section: string, current: number) {
  return page === current ? `#${section}` : paths.whizzStatement(page, section);
}
