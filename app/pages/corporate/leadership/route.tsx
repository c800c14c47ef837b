import { data } from "react-router";
import { LeaderGrid } from "#app/features/corporate/leader-card.tsx";
import { toLeaderCard } from "#app/features/corporate/leader-card-data.ts";
import { Banner } from "#app/layout/banner/banner.tsx";
import { LinkTabs } from "#app/ui/navigation/link-tabs.tsx";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import {
  defaultLeadershipCategory,
  isLeadershipCategory,
  leadershipCategories,
} from "#domain/site/leadership.ts";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import type { Route } from "./+types/route";
import { LabelList } from "#app/ui/figures/figure-list.tsx";
import styles from "./leadership.module.css";
import type { Leadership } from "#model/leaders/leadership-schema.ts";
import { OwnFactDay } from "#app/layout/words/page-source.tsx";
import stack from "#app/ui/stack.module.css";

/** COR-4: a board of the group or its management; the group's directors by default. */
export function loader({ context, params }: Route.LoaderArgs) {
  const { aboutUs, leaders, leadership } = context.get(servicesContext).content;
  const category = params.category ?? defaultLeadershipCategory;
  if (!isLeadershipCategory(category)) throw data(null, { status: 404 });

  const { title, summary } = leadership.categories[category];
  const isDefault = category === defaultLeadershipCategory;
  return {
    category,
    cards: leaders
      .filter(({ categories }) => categories.includes(category))
      .map((leader) => toLeaderCard(leader, category, leadership)),
    meta: {
      title,
      description: summary,
      canonical: paths.leadership(isDefault ? undefined : category),
    },
    crumbs: [{ label: aboutUs.title, href: link("/about-us") }, { label: leadership.title }],
  };
}

export default function LeadershipPage({ loaderData }: Route.ComponentProps) {
  const { title, lead, tabs, categories, governance } = useServices().content.leadership;
  const { category, cards } = loaderData;
  const { name, text, motif } = categories[category];
  return (
    <>
      <Banner motif={motif} seed={category} title={title} lead={lead} />
      <div className={`${stack.wide} ${styles.page} wrap`}>
        <LinkTabs
          label={tabs}
          tabs={leadershipCategories.map((each) => ({
            label: categories[each].name,
            href: paths.leadership(each),
            isCurrent: each === category,
          }))}
        />
        <section className={`${stack.close} ${styles.board}`} aria-labelledby="board">
          <h2 id="board">{name}</h2>
          <p>{text}</p>
          <LeaderGrid cards={cards} />
        </section>
        <Governance {...governance} />
      </div>
    </>
  );
}

/** The governance of the boards, from public records. */
function Governance({ title, text, points, source }: Leadership["governance"]) {
  return (
    <section className={styles.governance} aria-labelledby="governance">
      <div className={stack.top}>
        <h2 id="governance">{title}</h2>
        <p>{text}</p>
        <OwnFactDay source={source} asOf={undefined} />
      </div>
      <LabelList
        className={styles.points}
        lines={points.map(({ name, text: point }) => [name, point])}
      />
    </section>
  );
}
