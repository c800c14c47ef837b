import { Banner } from "#app/layout/banner.tsx";
import { Film } from "#app/layout/film.tsx";
import { useServices } from "#app/lib/services.tsx";
import { paths } from "#domain/paths.ts";
import styles from "./hero.module.css";

/** The call to invest, two films, and the issue in four figures on the banner's lower edge. */
export function RightsHero() {
  const { rightsIssue } = useServices().content;
  const { title, hero, figures, figuresTitle } = rightsIssue.page;
  return (
    <div>
      <Banner
        motif="savings"
        seed="rights-issue"
        title={hero.title}
        lead={hero.lead}
        crumbs={[{ label: "Home", href: paths.groupHome() }, { label: title }]}
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
