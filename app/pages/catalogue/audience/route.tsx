import { data } from "react-router";
import { toCardIn } from "#app/features/products/product-card-data.ts";
import { ProductGrid } from "#app/features/products/product-card.tsx";
import { productsFor } from "#app/lib/products-for.ts";
import { Banner } from "#app/layout/banner/banner.tsx";
import { BannerScene } from "#app/layout/banner/banner-scene.tsx";
import { TalkToUs } from "#app/layout/contact/talk-to-us.tsx";
import { LinkTabs } from "#app/ui/navigation/link-tabs.tsx";
import { fillText } from "#domain/texts/fill-text.ts";
import { audienceName, familyName } from "#app/pages/catalogue-names.ts";
import { hrefFor } from "#app/lib/product-hrefs.ts";
import { metaOf } from "#app/lib/page-meta.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { audiences, isAudience } from "#domain/products/catalogue.ts";
import { paths } from "#app/pages/paths.ts";
import { familyFacts, isFamily } from "#domain/products/families.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import type { Route } from "./+types/route";
import rows from "#app/ui/rows.module.css";
import styles from "#app/parts/product-listing.module.css";

export function loader({ context, params: { family, audience } }: Route.LoaderArgs) {
  const { content } = context.get(servicesContext);
  if (!isFamily(family) || !isAudience(audience)) throw data(null, { status: 404 });

  const text = content.families[family].audiences[audience];
  return {
    meta: metaOf(text, paths.familyAudience(family, audience)),
    family,
    audience,
    text,
    products: productsFor(content, family, audience).map(toCardIn(content, hrefFor(audience))),
    tabs: audiences.map((each) => ({
      label: audienceName(content, each),
      href: paths.familyAudience(family, each),
      isCurrent: each === audience,
    })),
    crumbs: [
      { label: familyName(content, family), href: paths.family(family) },
      { label: audienceName(content, audience) },
    ],
  };
}

export default function AudienceListing({ loaderData }: Route.ComponentProps) {
  const { content } = useServices();
  const { family, audience, text, products, tabs } = loaderData;
  const label = familyName(content, family);
  return (
    <div data-family={family}>
      <Banner
        motif={familyFacts[family].motif}
        seed={`${family}-${audience}`}
        title={text.title}
        lead={text.lead}
        beside={<BannerScene scene={content.families[family].scene} />}
      />
      <div className={`${styles.listing} wrap`}>
        <LinkTabs label={fillText(content.messages.shell.forWhom, { label })} tabs={tabs} />
        <Link className={rows.link} href={paths.compare(family)}>
          {content.compare.link}
        </Link>
        <ProductGrid products={products} level={2} />
      </div>
      <TalkToUs />
    </div>
  );
}
