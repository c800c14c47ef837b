import { Banner } from "#app/layout/banner.tsx";
import { useServices } from "#app/lib/services.tsx";
import { FilmDialog } from "#app/ui/film-dialog.tsx";
import { paths } from "#domain/paths.ts";
import { FilmNote } from "./film-button.tsx";
import styles from "./hero.module.css";

/** The call to invest, two films, and the issue in four figures on the banner's lower edge. */
export function RightsHero() {
  const { messages, rightsIssue } = useServices().content;
  const { title, hero, figures, figuresTitle } = rightsIssue.page;
  return (
    <div className={styles.hero}>
      <Banner
        motif="savings"
        seed="rights-issue"
        title={hero.title}
        lead={hero.lead}
        crumbs={[{ label: "Home", href: paths.groupHome() }, { label: title }]}
      >
        <div className={styles.films}>
          {hero.films.map(({ name, label }) => (
            <FilmDialog
              key={label}
              film={name}
              label={label}
              words={messages.film}
              variant="light"
            />
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
        <FilmNote note={hero.filmNote} />
      </section>
    </div>
  );
}
