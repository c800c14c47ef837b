import type { DocumentFile } from "#model/documents/schema.ts";
import { toFileCards } from "#app/parts/company-papers/document-card-data.ts";
import { DocumentList } from "#app/parts/company-papers/document-list.tsx";
import { anchors } from "#app/features/documents/extra-headings.ts";
import { useServices } from "#app/lib/services.tsx";
import styles from "./file-list.module.css";

type FileListProps = {
  files: readonly DocumentFile[];
  /** A note about files that are not published yet. */
  note: string | undefined;
};

/** COR-9: each PDF opens in a new tab or downloads. */
export function FileList({ files, note }: FileListProps) {
  const texts = useServices().content.documentTexts.files;
  const cards = files.flatMap((file) => toFileCards(file, texts));
  return (
    <section className={styles.files} aria-labelledby={anchors.files}>
      <h2 id={anchors.files}>{texts.title}</h2>
      {cards.length > 0 && <DocumentList documents={cards} />}
      {cards.length < files.length && note && <p>{note}</p>}
    </section>
  );
}
