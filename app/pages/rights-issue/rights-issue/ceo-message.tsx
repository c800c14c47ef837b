import { useServices } from "#app/lib/services.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { SpecimenMark } from "#app/parts/specimen-mark.tsx";
import { FilmButton } from "#app/features/rights-issue/film-button.tsx";
import { paths } from "#app/pages/paths.ts";
import styles from "./ceo-message.module.css";

/** RIG-6: the chief executive's message, the half-year's highlights and a film. */
export function CeoMessage() {
  const { rightsIssue } = useServices().content;
  const { title, text, office, highlights, film, provenance } = rightsIssue.page.ceo;
  return (
    <section className="wrap" aria-labelledby="ceo">
      <div className={styles.panel}>
        <img
          className={styles.ring}
          src={paths.pattern("insurance", "ring", "rights-issue-ceo")}
          alt=""
          width="320"
          height="320"
          loading="lazy"
        />
        <div className={styles.words}>
          <h2 id="ceo">{title}</h2>
          <blockquote className={styles.message}>
            {text.map((each) => (
              <p key={each}>{each}</p>
            ))}
          </blockquote>
          <p className={styles.office}>
            {office} {provenance === "specimen" && <SpecimenMark />}
          </p>
          <div className={styles.buttons}>
            <ButtonLink href={highlights.href} rel="external">
              {highlights.label}
            </ButtonLink>
            <FilmButton film={film} />
          </div>
        </div>
      </div>
    </section>
  );
}
