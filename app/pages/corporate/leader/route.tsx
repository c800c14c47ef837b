import { data } from "react-router";
import { LeaderGrid } from "#app/features/corporate/leader-card.tsx";
import { toLeaderCard } from "#app/features/corporate/leader-card-data.ts";
import { leaderPerson } from "./leader-person.ts";
import { Timeline } from "#app/features/corporate/timeline.tsx";
import { Banner } from "#app/layout/banner/banner.tsx";
import { Story } from "#app/layout/words/story.tsx";
import { JsonLd } from "#app/ui/json-ld.tsx";
import { OwnFactDay } from "#app/layout/words/page-source.tsx";
import { SpecimenMark } from "#app/parts/specimen-mark.tsx";
import { orNotFound } from "#app/lib/or-not-found.ts";
import { othersAfter } from "#app/lib/others-after.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { isLeadershipCategory } from "#domain/site/leadership.ts";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import type { Route } from "./+types/route";
import { Paragraphs } from "#app/ui/text-list.tsx";
import styles from "./leader.module.css";

const shownBelow = 3;

/** A leader of a board. A leader of several boards has a page under each, and the first is canonical. */
export function loader({ context, params }: Route.LoaderArgs) {
  const { content, origin } = context.get(servicesContext);
  const { aboutUs, leadership, settings } = content;
  const { category } = params;
  if (!isLeadershipCategory(category)) throw data(null, { status: 404 });
  const board = content.leaders.filter(({ categories }) => categories.includes(category));
  const leader = orNotFound(board.find(({ slug }) => slug === params.leader));
  const { name, excerpt, slug, categories } = leader;
  const canonical = paths.leader(categories[0], slug);
  return {
    category,
    leader,
    card: toLeaderCard(leader, category, leadership),
    others: othersAfter(board, leader, shownBelow).map((other) =>
      toLeaderCard(other, category, leadership),
    ),
    person: leaderPerson({
      leader,
      url: origin + canonical,
      organisation: { name: settings.group.legalName, url: origin + link("/") },
    }),
    meta: { title: name, description: excerpt, canonical, kind: "profile" as const },
    crumbs: [
      { label: aboutUs.title, href: link("/about-us") },
      { label: leadership.title, href: paths.leadership(category) },
      { label: name },
    ],
  };
}

export default function LeaderPage({ loaderData }: Route.ComponentProps) {
  const { leadership } = useServices().content;
  const { category, leader, card, others, person } = loaderData;
  const { description, career, source, asOf } = leader;
  const board = leadership.categories[category];
  return (
    <div data-family={card.family}>
      <Banner
        motif={board.motif}
        seed={card.slug}
        kicker={
          <>
            {board.name}
            {card.isSpecimen && <SpecimenMark />}
          </>
        }
        title={card.name}
        lead={card.title}
        isBlurred
      />
      <Story portrait={card.portrait}>
        {card.isSpecimen && <p className={styles.vacant}>{leadership.vacant}</p>}
        <Paragraphs texts={description} />
        {source && <OwnFactDay source={source} asOf={asOf} />}
      </Story>
      {career.length > 0 && (
        <section className={`${styles.career} wrap`} aria-labelledby="career">
          <h2 id="career">{leadership.career}</h2>
          <Timeline items={career} />
        </section>
      )}
      <section className={`${styles.others} wrap`} aria-labelledby="others">
        <h2 id="others">{leadership.others}</h2>
        <LeaderGrid cards={others} />
      </section>
      {person && <JsonLd data={person} />}
    </div>
  );
}
