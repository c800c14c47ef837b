import { data } from "react-router";
import { toCardIn } from "#app/features/products/product-card-data.ts";
import { ProductGrid } from "#app/features/products/product-card.tsx";
import { productsFor } from "#app/lib/products-for.ts";
import { bankingNotFound } from "#app/layout/app-error.tsx";
import { Banner } from "#app/layout/banner/banner.tsx";
import { TalkToUs } from "#app/layout/contact/talk-to-us.tsx";
import { LinkTabs } from "#app/ui/navigation/link-tabs.tsx";
import { bankingLabel, familyName } from "#app/pages/catalogue-names.ts";
import { hrefAtBank } from "#app/lib/product-hrefs.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { bankingAudiences, isBankingAudience } from "#domain/products/catalogue.ts";
import { paths } from "#app/pages/paths.ts";
import { families, familyFacts, isFamily } from "#domain/products/families.ts";
import type { Route } from "./+types/route";
import styles from "#app/parts/product-listing.module.css";

/** The bank's products for one audience, a tab for each family; the family's own listing is canonical. */
export function loader({ context, params }: Route.LoaderArgs) {
  const { content } = context.get(servicesContext);
  const { audience } = params;
  if (!isBankingAudience(audience)) throw data(bankingNotFound, { status: 404 });

  const productAudience = bankingAudiences[audience];
  const offered = families.filter((family) =>
    content.products.some(
      (each) => each.family === family && each.audiences.includes(productAudience),
    ),
  );
  const family = params.family ?? offered[0];
  if (!isFamily(family) || params.product) throw data(bankingNotFound, { status: 404 });

  const label = bankingLabel(content, audience);
  const title = `${label}: ${familyName(content, family)}`;
  const text = content.families[family].audiences[productAudience];
  return {
    meta: {
      title,
      description: text.summary,
      canonical: paths.familyAudience(family, productAudience),
    },
    family,
    title,
    text,
    tabs: offered.map((each) => ({
      label: familyName(content, each),
      href: paths.groupBanking(audience, each),
      isCurrent: each === family,
    })),
    products: productsFor(content, family, productAudience).map(
      toCardIn(content, hrefAtBank(audience)),
    ),
    crumbs: [{ label, href: paths.banking(audience) }, { label: familyName(content, family) }],
  };
}

export default function GroupBanking({ loaderData }: Route.ComponentProps) {
  const { messages } = useServices().content;
  const { family, title, text, tabs, products } = loaderData;
  return (
    <div data-family={family}>
      <Banner
        motif={familyFacts[family].motif}
        seed={title.replace(/\W+/g, "-").toLowerCase()}
        title={title}
        lead={text.lead}
      />
      <div className={`${styles.listing} wrap`}>
        <LinkTabs label={messages.banking.kinds} tabs={tabs} />
        <ProductGrid products={products} level={2} />
      </div>
      <TalkToUs />
    </div>
  );
}
