import { useServices } from "#app/lib/services.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { SpecimenMark } from "#app/parts/specimen-mark.tsx";
import { Link } from "#app/ui/navigation/link.tsx";
import type { DocumentCardData } from "./document-card-data.ts";
import stack from "#app/ui/stack.module.css";
import quiet from "#app/ui/quiet.module.css";
import rows from "#app/ui/rows.module.css";
import styles from "./document-list.module.css";

export function DocumentList({ documents }: { documents: readonly DocumentCardData[] }) {
  return (
    <ul className={stack.even}>
      {documents.map((document) => (
        <li key={document.href}>
          <DocumentCard document={document} />
        </li>
      ))}
    </ul>
  );
}

function DocumentCard({ document }: { document: DocumentCardData }) {
  const texts = useServices().content.documentTexts.files;
  const { href, name, description, day, date, file, checksum, isSpecimen } = document;
  return (
    <article className={`${styles.card} raised`}>
      <Icon name="file-pdf-duotone" className={styles.sign} />
      <div className={stack.tight}>
        <p className={styles.date}>
          <time dateTime={day}>{date}</time>
          {isSpecimen && <SpecimenMark />}
        </p>
        <h3 className={styles.name}>{name}</h3>
        <p>{description}</p>
        <p className={styles.links}>
          <Link className={rows.link} href={href} target="_blank" rel="noopener">
            <Icon name="arrow-square-out-bold" />
            {texts.open}
            <span className="visually-hidden">
              {" "}
              {name} ({texts.opensInNewTab})
            </span>
          </Link>
          <Link className={rows.link} href={href} download>
            <Icon name="download-simple-bold" />
            {texts.download}
            <span className="visually-hidden"> {name}</span>
          </Link>
          <span className={quiet.note}>{file}</span>
        </p>
        <details className={styles.checksum}>
          <summary>{texts.checksum}</summary> <code>{checksum}</code>
        </details>
      </div>
    </article>
  );
}
