import { ChangeList } from "#app/features/documents/change-list.tsx";
import { ContentsList, DocumentFrame } from "#app/features/documents/document-frame.tsx";
import { headingsOf } from "#app/features/documents/extra-headings.ts";
import { FileList } from "./file-list.tsx";
import { PolicyList } from "./policy-list.tsx";
import { ProcessorsTable, RetentionTable } from "#app/features/documents/privacy-tables.tsx";
import { Banner } from "#app/layout/banner/banner.tsx";
import { orNotFound } from "#app/lib/or-not-found.ts";
import { headOf } from "#app/lib/page-meta.ts";
import { servicesContext } from "#app/lib/services.tsx";
import { paths } from "#app/pages/paths.ts";
import type { Route } from "./+types/route";
import styles from "#app/features/documents/prose.module.css";

/** A document of the bank (COR-8). */
export function loader({ context, params }: Route.LoaderArgs) {
  const { content, retention, processors } = context.get(servicesContext);
  const document = orNotFound(content.documents.find(({ key }) => key === params.document));
  const { key } = document;
  return {
    seed: key.replaceAll("_", "-"),
    document,
    headings: headingsOf(document, content.documentTexts),
    retention: document.retention && { texts: document.retention, days: retention },
    processors: document.processors && { texts: document.processors, used: processors },
    ...headOf(document, paths.document(key)),
  };
}

export default function DocumentPage({ loaderData }: Route.ComponentProps) {
  const { seed, document, headings, retention, processors } = loaderData;
  const { title, summary, provenance, reviewed, html, policies, files, filesNote } = document;
  return (
    <>
      <Banner motif="corporate" seed={seed} title={title} lead={summary} />
      <DocumentFrame
        isDraft={provenance === "specimen"}
        reviewed={reviewed}
        contents={<ContentsList headings={headings} />}
      >
        <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
        {policies.length > 0 && <PolicyList policies={policies} />}
        {(processors || retention) && (
          <div className={styles.prose}>
            {processors && <ProcessorsTable {...processors} />}
            {retention && <RetentionTable {...retention} />}
          </div>
        )}
        {files.length > 0 && <FileList files={files} note={filesNote} />}
        <ChangeList changes={document.changes} />
      </DocumentFrame>
    </>
  );
}
