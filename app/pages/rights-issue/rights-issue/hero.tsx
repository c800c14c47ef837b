import { Banner } from "#app/layout/banner/banner.tsx";
import { Film } from "#app/layout/film.tsx";
import { useServices } from "#app/lib/services.tsx";
import styles from "./hero.module.css";

/** The title under the closing day, four figures of the issue on the banner's lower edge, and two films. */
export function RightsHero() {
  const { hero, figures, figuresTitle } = useServices().content.rightsIssue.page;
  return (
    <div>
      <Banner motif="savings" seed="rights-issue" kicker={hero.closed} title={hero.title} />
      <section className={`${styles.figures} wrap`} aria-label={figuresTitle}>
        <dl>
          {figures.map(({ figure, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
        <p>{hero.lead}</p>
        <div className={styles.films}>
          {hero.films.map(({ name, label }) => (
            <Film key={label} film={name} label={label} variant="quiet" />
          ))}
        </div>
      </section>
    </div>
  );
}
