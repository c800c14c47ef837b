import type { DocumentTexts } from "#model/documents/texts-schema.ts";
import type { DocumentFile } from "#model/documents/schema.ts";
import { fillText } from "#domain/pages/fill-text.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { formatFileSize } from "#domain/pages/file-size.ts";
import { paths } from "#app/pages/paths.ts";
import { anchors } from "#app/features/documents/extra-headings.ts";
import styles from "./file-list.module.css";

type FileListProps = {
  files: readonly DocumentFile[];
  /** A note about files that are not published yet. */
  note: string | undefined;
  texts: DocumentTexts["files"];
};

/** COR-9: each PDF opens in a new tab or downloads. */
export function FileList({ files, note, texts }: FileListProps) {
  const ready = files.flatMap((each) =>
    each.bytes === undefined ? [] : [{ ...each, bytes: each.bytes }],
  );
  return (
    <section className={styles.files} aria-labelledby={anchors.files}>
      <h2 id={anchors.files}>{texts.title}</h2>
      {ready.length > 0 && (
        <ul>
          {ready.map(({ name, about, file, bytes }) => (
            <li key={file}>
              <Icon name="file-pdf-duotone" className={styles.icon} />
              <div>
                <h3>{name}</h3>
                <p>{about}</p>
                <p className={styles.size}>
                  {fillText(texts.size, { size: formatFileSize(bytes) })}
                </p>
              </div>
              <div className={styles.ways}>
                <ButtonLink href={paths.documentFile(file)} target="_blank" variant="secondary">
                  {texts.open}{" "}
                  <span className="visually-hidden">
                    {name} {texts.newTab}
                  </span>
                </ButtonLink>
                <ButtonLink href={paths.documentFile(file)} download variant="quiet">
                  {texts.download} <span className="visually-hidden">{name}</span>
                </ButtonLink>
              </div>
            </li>
          ))}
        </ul>
      )}
      {ready.length < files.length && note && <p>{note}</p>}
    </section>
  );
}
