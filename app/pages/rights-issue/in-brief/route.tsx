import { FilmButton } from "#app/features/rights-issue/film-button.tsx";
import { RightsQuestions } from "#app/features/rights-issue/questions.tsx";
import { Banner } from "#app/layout/banner/banner.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { ButtonLink } from "#app/ui/form/button.tsx";
import { metaOf } from "#app/lib/page-meta.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import type { Route } from "./+types/route";
import { Paragraphs } from "#app/ui/text-list.tsx";
import rows from "#app/ui/rows.module.css";
import stack from "#app/ui/stack.module.css";
import styles from "./in-brief.module.css";

/** RIG-8: the short page of the rights issue, with its questions numbered. */
export function loader({ context }: Route.LoaderArgs) {
  const { title, brief } = context.get(servicesContext).content.rightsIssue.page;
  return {
    meta: metaOf(brief, link("/hfc-rights-issue2")),
    crumbs: [{ label: title, href: link("/rightsissue") }, { label: brief.crumb }],
  };
}

export default function RightsIssueInBrief() {
  const { content } = useServices();
  const { brief, options } = content.rightsIssue.page;
  return (
    <>
      <Banner motif="savings" seed="rights-issue-brief" title={brief.title} lead={brief.lead} />
      <div className={`${stack.apart} ${styles.page} wrap`}>
        <article className={`${stack.text} ${styles.article}`} aria-labelledby="offer">
          <h2 id="offer">{brief.heading}</h2>
          <Paragraphs texts={brief.text} />
          <div className={`${rows.buttons} ${styles.buttons}`}>
            <ButtonLink href={paths.article(`${content.settings.group.slug}-plc-rights-issue`)}>
              {brief.readMore}
              <span className="visually-hidden">: {brief.heading}</span>
            </ButtonLink>
            <FilmButton film={brief.film} />
          </div>
        </article>
        <nav className={`${stack.even} ${styles.cards} raised`} aria-labelledby="cards">
          <h2 id="cards">{brief.cards}</h2>
          <ul>
            {options.map(({ key, title, icon, special }) => (
              <li key={key}>
                <Link href={`${special ? link("/rightsissue") : paths.rightsOption(key)}#${key}`}>
                  <Icon name={`${icon}-duotone`} className={styles.sign} />
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <section className={`${stack.wide} ${styles.questions}`} aria-labelledby="questions">
          <h2 id="questions">{brief.questions}</h2>
          <RightsQuestions isNumbered />
        </section>
      </div>
    </>
  );
}
