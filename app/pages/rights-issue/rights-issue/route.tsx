import { data } from "react-router";
import { CeoMessage } from "./ceo-message.tsx";
import { RightsHero } from "./hero.tsx";
import { MainArticle } from "./main-article.tsx";
import { OptionCards } from "./option-cards.tsx";
import { Outcome } from "./outcome.tsx";
import { Readings } from "./readings.tsx";
import { CallToAction } from "#app/layout/contact/talk-to-us.tsx";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { link } from "#app/pages/link.ts";
import { isRightsOption } from "#domain/investors/rights-issue.ts";
import type { Route } from "./+types/route";
import stack from "#app/ui/stack.module.css";

/** The rights issue; under `/hfc-rights-issue/{category}` with the content of one card open (RIG-3). */
export function loader({ context, params }: Route.LoaderArgs) {
  const { content } = context.get(servicesContext);
  // The two URL patterns of this module; only one of them has the parameter.
  const { category } = params as { category?: string };
  if (category !== undefined && !isRightsOption(category)) throw data(null, { status: 404 });
  const { title, summary } = content.rightsIssue.page;
  return {
    category,
    meta: { title, description: summary, canonical: link("/rightsissue") },
    crumbs: [{ label: title }],
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
