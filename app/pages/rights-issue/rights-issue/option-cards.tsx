import { useServices } from "#app/lib/services.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import type { RightsOptionRecord } from "#model/rights-issue/schema.ts";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import type { RightsOption } from "#domain/investors/rights-issue.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import { Paragraphs } from "#app/ui/text-list.tsx";
import stack from "#app/ui/stack.module.css";
import quiet from "#app/ui/quiet.module.css";
import styles from "./option-cards.module.css";
import { DocumentList } from "#app/parts/company-papers/document-list.tsx";
import { hrefOf } from "#app/lib/links.ts";
import { FilmButton } from "#app/features/rights-issue/film-button.tsx";
import { Steps } from "#app/ui/steps.tsx";
import { RightsQuestions } from "#app/features/rights-issue/questions.tsx";
import {
  type DocumentCardData,
  toDocumentCard,
} from "#app/parts/company-papers/document-card-data.ts";
import type { Content } from "#model/content.ts";

type OptionCardsProps = {
  /** The option whose card is open. */
  current: RightsOption | undefined;
};

/** RIG-2: the five cards with their panels. */
export function OptionCards({ current }: OptionCardsProps) {
  const { options } = useServices().content.rightsIssue.page;
  return (
    <option-cards class={stack.shrinking} data-address={link("/rightsissue")}>
      <ul className={`${stack.even} ${styles.cards}`} id="options">
        {options.map((option) => (
          <li key={option.key}>
            <OptionCard option={option} isOpen={option.key === current} />
          </li>
        ))}
      </ul>
      {options.map((option) => (
        <section
          key={option.key}
          id={option.key}
          className={styles.panel}
          data-open={option.key === current ? "" : undefined}
          data-from={option.special ? link("/rightsissue") : paths.rightsOption(option.key)}
          aria-label={option.title}
        >
          {isCarried(option, current) && <OptionPanel option={option} />}
        </section>
      ))}
    </option-cards>
  );
}

/** True if the page contains the panel of an option: all five would make the page too heavy. */
function isCarried({ key, special }: RightsOptionRecord, current: RightsOption | undefined) {
  return current === undefined ? special : key === current;
}

/** The open card links to the page with all cards closed, so a second press closes it. */
function OptionCard({ option, isOpen }: { option: RightsOptionRecord; isOpen: boolean }) {
  const { key, title, icon, description, special } = option;
  const address = special ? `${link("/rightsissue")}#${key}` : paths.rightsOption(key);
  return (
    <Link
      className={`${styles.card} raised`}
      href={isOpen ? `${link("/rightsissue")}#options` : special ? address : `${address}#${key}`}
      data-option={key}
      data-address={address}
    >
      <Icon name={`${icon}-duotone`} className={styles.sign} />
      <span className={styles.title}>{title}</span>{" "}
      <span className={quiet.note}>{description}</span>
    </Link>
  );
}

/** The content of a card: text, steps, a film, documents, links, or the questions. */
function OptionPanel({ option }: { option: RightsOptionRecord }) {
  const { settings, investors } = useServices().content;
  const { key, title, text, steps, film, documents, links } = option;
  return (
    <div className={`${stack.even} ${styles.content}`}>
      <h3>{title}</h3>
      <Paragraphs texts={text} />
      {steps.length > 0 && <Steps texts={steps} />}
      {film && (
        <div className={`${stack.close} ${styles.film}`}>
          <FilmButton film={film} variant="picture" />
        </div>
      )}
      {documents.length > 0 && <DocumentList documents={optionDocuments(documents, investors)} />}
      {links.length > 0 && (
        <p className={styles.links}>
          {links.map((each) => (
            <Link key={each.label} href={hrefOf(each, settings)}>
              {each.label}
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
