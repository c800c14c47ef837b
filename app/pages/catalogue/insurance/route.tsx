import { data } from "react-router";
import { familyTasks } from "#app/features/products/family-tasks.ts";
import { toCardIn } from "#app/features/products/product-card-data.ts";
import { ProductGrid } from "#app/features/products/product-card.tsx";
import { TaskLinks } from "#app/features/products/task-links.tsx";
import { Banner } from "#app/layout/banner/banner.tsx";
import { TalkToUs } from "#app/layout/contact/talk-to-us.tsx";
import { LinkTabs } from "#app/ui/navigation/link-tabs.tsx";
import { cachedPage, uncachedPage } from "#app/lib/cache-policy.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { familyName } from "#app/pages/catalogue-names.ts";
import { servicesContext } from "#app/lib/services.tsx";
import { paths } from "#app/pages/paths.ts";
import type { Route } from "./+types/route";
import styles from "#app/parts/product-listing.module.css";

export function loader({ context, params }: Route.LoaderArgs) {
  const { content } = context.get(servicesContext);
  const { title, breadcrumb, lead, tabs } = content.insurancePage;
  // CAT-8: an unknown category shows the first, as /insurance does.
  const [first] = tabs;
  const shown = tabs.find(({ audience }) => audience === params.audience) ?? first;
  if (!shown) throw new Error("site/insurance.yaml has no tabs");
  const isFirst = shown === first;
  const page = {
    title,
    lead,
    shown,
    forWhom: fillText(content.messages.shell.forWhom, { label: familyName(content, "insure") }),
    meta: {
      title: isFirst ? title : `${title}: ${shown.label}`,
      description: shown.summary,
      canonical: paths.insurance(isFirst ? undefined : shown.audience),
    },
    tabs: tabs.map(({ label, audience }) => ({
      label,
      href: paths.insurance(audience),
      isCurrent: audience === shown.audience,
    })),
    tasks: familyTasks(content, "insure", paths.insurance()),
    products: content.products
      .filter(({ family, audiences }) => family === "insure" && audiences.includes(shown.audience))
      .map(toCardIn(content)),
    crumbs: [{ label: breadcrumb }],
  };
  // The number of unknown paths is unlimited, so they are not cached.
  const isKnown = params.audience === undefined || params.audience === shown.audience;
  return data(page, { headers: isKnown ? cachedPage : uncachedPage });
}

export default function Insurance({ loaderData }: Route.ComponentProps) {
  const { title, lead, shown, forWhom, tabs, tasks, products } = loaderData;
  return (
    <div data-family="insure">
      <Banner motif="insurance" seed={`insurance-${shown.audience}`} title={title} lead={lead} />
      <div className={`${styles.layout} wrap`}>
        <LinkTabs label={forWhom} tabs={tabs} isVertical />
        <div className={styles.panel}>
          <TaskLinks tasks={tasks} />
          <section className={styles.panel} aria-labelledby="shown">
            <h2 id="shown">{shown.label}</h2>
            <ProductGrid products={products} />
            <p className={styles.lead}>{shown.lead}</p>
          </section>
        </div>
      </div>
      <TalkToUs />
    </div>
  );
}
