import { data } from "react-router";
import { CeoMessage } from "./ceo-message.tsx";
import { MainArticle } from "./main-article.tsx";
import { OptionCards } from "./option-cards.tsx";
import { Outcome } from "./outcome.tsx";
import { CallToAction } from "#app/layout/contact/talk-to-us.tsx";
import { headOf } from "#app/lib/page-meta.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { link } from "#app/pages/link.ts";
import { isRightsOption } from "#domain/investors/rights-issue.ts";
import type { Route } from "./+types/route";
import stack from "#app/ui/stack.module.css";
import { Banner } from "#app/layout/banner/banner.tsx";
import { Film } from "#app/layout/film.tsx";
import { FigureList, LabelList } from "#app/ui/figures/figure-list.tsx";
import styles from "./rights-issue.module.css";

/** The rights issue; under `/hfc-rights-issue/{category}` with the content of one card open (RIG-3). */
export function loader({ context, params }: Route.LoaderArgs) {
  const { content } = context.get(servicesContext);
  // The two URL patterns of this module; only one of them has the parameter.
  const { category } = params as { category?: string };
  if (category !== undefined && !isRightsOption(category)) throw data(null, { status: 404 });
  return {
    category,
    ...headOf(content.rightsIssue.page, link("/rightsissue")),
  };
}

export default function RightsIssuePage({ loaderData }: Route.ComponentProps) {
  const { page, entitlement } = useServices().content.rightsIssue;
  const { teaser } = entitlement;
  return (
    <>
      <RightsHero />
      <div className={stack.page}>
        <MainArticle />
        <Outcome />
        <CeoMessage />
        <section className={`${stack.shrinking} wrap`} aria-labelledby="more">
          <h2 id="more">{page.optionsTitle}</h2>
          <OptionCards current={loaderData.category} />
        </section>
        <Readings />
        <CallToAction
          id="entitlement"
          title={teaser.title}
          text={teaser.text}
          href={link("/rightsissue/entitlement")}
          button={teaser.link}
        />
      </div>
    </>
  );
}

/** The title under the closing day, four figures of the issue on the banner's lower edge, and two films. */
function RightsHero() {
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

/** Points on which the sources of the offer disagree, with both readings. */
function Readings() {
  const { title, lead, first, second, items } = useServices().content.rightsIssue.page.readings;
  return (
    <section className={`${stack.wide} wrap`} aria-labelledby="readings">
      <div className={stack.measured}>
        <h2 id="readings">{title}</h2>
        <p>{lead}</p>
      </div>
      <div className={styles.items}>
        {items.map((item) => (
          <div key={item.what} className={`${stack.top} ${styles.item}`}>
            <h3>{item.what}</h3>
            <LabelList
              lines={[
                [first, item.first],
                [second, item.second],
              ]}
            />
            <p>{item.why}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
