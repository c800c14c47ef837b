import { hrefOf } from "#app/lib/links.ts";
import { useServices } from "#app/lib/services.tsx";
import { ButtonLink } from "#app/ui/form/button.tsx";
import { paths } from "#app/pages/paths.ts";
import { SpecimenMark } from "#app/parts/specimen-mark.tsx";
import { FilmButton } from "#app/features/rights-issue/film-button.tsx";
import { PatternImage } from "#app/parts/pattern-image.tsx";
import { Paragraphs } from "#app/ui/text-list.tsx";
import rows from "#app/ui/rows.module.css";
import stack from "#app/ui/stack.module.css";
import styles from "./ceo-message.module.css";

/** RIG-6: the chief executive's message, the half-year's highlights and a film. */
export function CeoMessage() {
  const { rightsIssue, settings } = useServices().content;
  const { title, text, office, highlights, highlightsDocument, film, provenance } =
    rightsIssue.page.ceo;
  return (
    <section className="wrap" aria-labelledby="ceo">
      <div className={`${styles.panel} raised`}>
        <PatternImage
          className={styles.ring}
          motif="insurance"
          shape="ring"
          seed="rights-issue-ceo"
        />
        <div className={`${stack.even} ${styles.words}`}>
          <h2 id="ceo">{title}</h2>
          <blockquote className={`${stack.measured} ${styles.message}`}>
            <Paragraphs texts={text} />
          </blockquote>
          <p className={styles.office}>
            {office} {provenance === "specimen" && <SpecimenMark />}
          </p>
          <div className={rows.buttons}>
            <ButtonLink href={hrefOf(highlights, settings)}>{highlights.label}</ButtonLink>
            {highlightsDocument && (
              <ButtonLink
                href={paths.investorDocument(highlightsDocument.file)}
                variant="secondary"
              >
                {highlightsDocument.label}
              </ButtonLink>
            )}
            <FilmButton film={film} />
          </div>
        </div>
      </div>
    </section>
  );
}
