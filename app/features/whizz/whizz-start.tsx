import type { Whizz } from "#content/schema/whizz.ts";
import { useServices } from "#app/lib/services.tsx";
import { FilmDialog } from "#app/ui/film-dialog.tsx";
import { SpecimenMark } from "#app/ui/specimen-mark.tsx";
import { ConsentScreen } from "./phone-screens.tsx";
import styles from "./whizz-start.module.css";

type WhizzStartProps = Pick<Whizz, "start" | "film" | "screens">;

/** From the store to the first payment, and the film that shows it (S1 section 2). */
export function WhizzStart({ start, film, screens }: WhizzStartProps) {
  const { messages } = useServices().content;
  return (
    <section className="wrap" aria-labelledby="start">
      <div className={styles.panel}>
        <div className={styles.words}>
          <h2 id="start">{start.title}</h2>
          <p>{start.lead}</p>
          <ol className={styles.steps}>
            {start.steps.map(({ name, text }) => (
              <li key={name}>
                <h3>{name}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <div className={styles.film}>
            <FilmDialog film={film.name} label={film.label} words={messages.film} />
            {film.note && (
              <p className={styles.note}>
                <SpecimenMark label={messages.specimen} title={messages.specimenTitle} />{" "}
                {film.note}
              </p>
            )}
          </div>
        </div>
        <figure className={styles.picture}>
          <ConsentScreen screen={screens.consent} />
          <figcaption>{screens.caption}</figcaption>
        </figure>
      </div>
    </section>
  );
}
