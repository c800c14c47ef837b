import { groupCrumb } from "#app/lib/home-crumb.ts";
import { Banner } from "#app/layout/banner.tsx";
import { Film } from "#app/layout/film.tsx";
import { useServices } from "#app/lib/services.tsx";
import styles from "./hero.module.css";

/** The title with two films, and four figures of the issue on the banner's lower edge. */
export function RightsHero() {
  const { rightsIssue, messages } = useServices().content;
  const { title, hero, figures, figuresTitle } = rightsIssue.page;
  return (
    <div>
      <Banner
        motif="savings"
        seed="rights-issue"
        title={hero.title}
        lead={hero.lead}
        crumbs={[groupCrumb(messages), { label: title }]}
      >
        <div className={styles.films}>
          {hero.films.map(({ name, label }) => (
            <Film key={label} film={name} label={label} variant="light" />
          ))}
        </div>
      </Banner>
      <section className={`${styles.figures} wrap`} aria-label={figuresTitle}>
        <dl>
          {figures.map(({ figure, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
