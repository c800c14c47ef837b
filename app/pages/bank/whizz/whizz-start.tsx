import type { Whizz } from "#model/page-texts/whizz.ts";
import { FilmInPage } from "#app/layout/film.tsx";
import { PhoneFrame } from "./phone-frame.tsx";
import { ScreenCaption } from "./screen-caption.tsx";
import stack from "#app/ui/stack.module.css";
import styles from "./whizz-start.module.css";

type WhizzStartProps = Pick<Whizz, "start" | "film" | "screens">;

/** Steps from installing the app to the first payment, with the film of WHZ-3. */
export function WhizzStart({ start, film, screens }: WhizzStartProps) {
  return (
    <section className="wrap" aria-labelledby="start">
      <div className={styles.panel}>
        <div className={`${stack.even} ${styles.words}`}>
          <h2 id="start">{start.title}</h2>
          <p>{start.lead}</p>
          <ol className={`${stack.even} ${styles.steps}`}>
            {start.steps.map(({ name, text }) => (
              <li key={name}>
                <h3>{name}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <FilmInPage film={film.name} label={film.label} />
        </div>
        <figure className={`${stack.close} ${styles.picture}`}>
          <PhoneFrame screen="consent" alt={screens.consent.alt} />
          <div className={styles.second}>
            <PhoneFrame screen="receipt" alt={screens.receipt.alt} />
          </div>
          <ScreenCaption />
        </figure>
      </div>
    </section>
  );
}
