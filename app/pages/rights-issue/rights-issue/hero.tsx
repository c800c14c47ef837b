import { Banner } from "#app/layout/banner/banner.tsx";
import { Film } from "#app/layout/film.tsx";
import { useServices } from "#app/lib/services.tsx";
import { FigureList } from "#app/ui/figures/figure-list.tsx";
import styles from "./hero.module.css";

/** The title under the closing day, four figures of the issue on the banner's lower edge, and two films. */
export function RightsHero() {
  const { hero, figures, figuresTitle } = useServices().content.rightsIssue.page;
  return (
    <div>
      <Banner motif="savings" seed="rights-issue" kicker={hero.closed} title={hero.title} />
      <section className={`${styles.figures} wrap`} aria-label={figuresTitle}>
        <FigureList
          className={styles.list}
          lines={figures.map(({ label, figure }) => [label, figure])}
        />
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
