import { DocumentList } from "#app/parts/company-papers/document-list.tsx";
import { hrefOf } from "#app/lib/links.ts";
import { useServices } from "#app/lib/services.tsx";
import type { RightsOptionRecord } from "#model/rights-issue/schema.ts";
import { FilmButton } from "#app/features/rights-issue/film-button.tsx";
import { Link } from "#app/ui/navigation/link.tsx";
import { Steps } from "#app/ui/steps.tsx";
import { RightsQuestions } from "#app/features/rights-issue/questions.tsx";
import {
  type DocumentCardData,
  toDocumentCard,
} from "#app/parts/company-papers/document-card-data.ts";
import type { Content } from "#model/content.ts";
import styles from "./option-panel.module.css";

/** The content of a card: text, steps, a film, documents, links, or the questions. */
export function OptionPanel({ option }: { option: RightsOptionRecord }) {
  const { settings, investors } = useServices().content;
  const { key, title, text, steps, film, documents, links } = option;
  return (
    <div className={styles.panel}>
      <h3>{title}</h3>
      {text.map((each) => (
        <p key={each}>{each}</p>
      ))}
      {steps.length > 0 && <Steps texts={steps} />}
      {film && (
        <div className={styles.film}>
          <FilmButton film={film} variant="picture" />
        </div>
      )}
      {documents.length > 0 && <DocumentList documents={optionDocuments(documents, investors)} />}
      {links.length > 0 && (
        <p className={styles.links}>
          {links.map((link) => (
            <Link key={link.label} href={hrefOf(link, settings)}>
              {link.label}
            </Link>
          ))}
        </p>
      )}
      {key === "faqs" && <RightsQuestions />}
    </div>
  );
}

/** RIG-7: a card for each file, named after the file with spaces for hyphens. */
function optionDocuments(
  files: readonly string[],
  { groups, texts }: Content["investors"],
): DocumentCardData[] {
  const all = groups.flatMap(({ years }) => years.flatMap(({ documents }) => documents));
  return files.flatMap((file) => {
    const document = all.find((each) => each.file === file);
    return document ? [{ ...toDocumentCard(document, texts), name: nameOfFile(file) }] : [];
  });
}

/** `information-memorandum-2024.pdf` is "Information memorandum 2024". */
function nameOfFile(file: string): string {
  const name = file.replace(/\.pdf$/, "").replaceAll("-", " ");
  return name.charAt(0).toUpperCase() + name.slice(1);
}
