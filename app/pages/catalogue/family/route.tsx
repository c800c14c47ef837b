import { data } from "react-router";
import { familyTasks } from "#app/features/products/family-tasks.ts";
import { toCardIn } from "#app/features/products/product-card-data.ts";
import { TaskLinks } from "#app/features/products/task-links.tsx";
import { ProductGrid } from "#app/features/products/product-card.tsx";
import { Banner } from "#app/layout/banner/banner.tsx";
import { BannerScene } from "#app/layout/banner/banner-scene.tsx";
import { TalkToUs } from "#app/layout/contact/talk-to-us.tsx";
import { LinkTabs } from "#app/ui/navigation/link-tabs.tsx";
import { audienceName } from "#app/pages/catalogue-names.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { metaOf } from "#app/lib/page-meta.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { audiences } from "#domain/products/catalogue.ts";
import { paths } from "#app/pages/paths.ts";
import { familyFacts, isFamily } from "#domain/products/families.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import { usePageLanguage } from "#app/ui/navigation/page-language-context.ts";
import type { Route } from "./+types/route";
import rows from "#app/ui/rows.module.css";
import styles from "#app/parts/product-listing.module.css";

/** CAT-4: lists a family's products for individuals and for the diaspora, and links to the others. */
const listed = ["for-individuals", "for-diaspora"] as const;

export function loader({ context, params: { family } }: Route.LoaderArgs) {
  const { content } = context.get(servicesContext);
  if (!isFamily(family)) throw data(null, { status: 404 });

  const text = content.families[family];
  return {
    family,
    text,
    tasks: familyTasks(content, family, paths.family(family)),
    meta: metaOf(text, paths.family(family)),
    tabs: audiences.map((audience) => ({
      label: audienceName(content, audience),
      href: paths.familyAudience(family, audience),
      isCurrent: false,
    })),
    sections: listed.map((audience) => ({
      audience,
      title: text.audiences[audience].title,
      href: paths.familyAudience(family, audience),
      products: content.products
        .filter((product) => product.family === family && product.audiences.includes(audience))
        .map(toCardIn(content)),
    })),
    crumbs: [{ label: text.title }],
  };
}

export default function FamilyListing({ loaderData }: Route.ComponentProps) {
  const { languageOf } = usePageLanguage();
  const { family, text, tasks, tabs, sections } = loaderData;
  const { messages } = useServices().content;
  return (
    <div data-family={family}>
      <Banner
        motif={familyFacts[family].motif}
        seed={family}
        kicker={text.headline}
        title={text.title}
        lead={text.lead}
        beside={<BannerScene scene={text.scene} />}
      />
      <div className={`${styles.listing} wrap`}>
        <LinkTabs label={fillText(messages.shell.forWhom, { label: text.title })} tabs={tabs} />
        <TaskLinks tasks={tasks} />
        {sections.map(({ audience, title, href, products }) => (
          <section key={audience} className={styles.section} aria-labelledby={audience}>
            <div className={rows.ends}>
              <h2 id={audience} lang={languageOf(title)}>
                {title}
              </h2>
              <Link href={href}>{fillText(messages.banking.only, { title })}</Link>
            </div>
            <ProductGrid products={products} />
          </section>
        ))}
      </div>
      <TalkToUs />
    </div>
  );
}
