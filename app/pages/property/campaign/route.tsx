import { Link } from "#app/ui/navigation/link.tsx";
import { BookingPopup } from "./booking-popup.tsx";
import { CampaignFeatures } from "./campaign-features.tsx";
import { CampaignRate } from "./campaign-rate.tsx";
import { toCardIn } from "#app/features/products/product-card-data.ts";
import { ProductGrid } from "#app/features/products/product-card.tsx";
import { toPropertyCard } from "#app/features/properties/property-card-data.ts";
import { PropertyGrid } from "#app/features/properties/property-card.tsx";
import { Banner } from "#app/layout/banner/banner.tsx";
import { orNotFound } from "#app/lib/or-not-found.ts";
import { hrefOf } from "#app/lib/links.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { ButtonLink } from "#app/ui/form/button.tsx";
import { paths } from "#app/pages/paths.ts";
import { campaignExample } from "#model/campaigns/example.ts";
import type { Route } from "./+types/route";
import rows from "#app/ui/rows.module.css";
import styles from "./campaign.module.css";

const mostProperties = 3;

/** PRP-7: a campaign for property, with Learn More and the Book Now popup. */
export function loader({ context, params }: Route.LoaderArgs) {
  const { content } = context.get(servicesContext);
  const campaign = orNotFound(content.campaigns.find(({ path }) => path === params.campaign));
  const { path, title, summary, link, similar } = campaign;
  return {
    campaign,
    example: campaignExample(campaign, content.products),
    learnMore: { label: link.label, href: hrefOf(link, content.settings) },
    products: content.products
      .map(toCardIn(content))
      .filter(({ href }) => similar.some((reference) => href === `/${reference}`)),
    properties: content.properties
      .filter((property) => property.campaign === path)
      .slice(0, mostProperties)
      .map((property) => toPropertyCard(property, content.propertyListing)),
    meta: { title, description: summary, canonical: paths.campaign(path) },
    crumbs: [{ label: campaign.kicker }],
  };
}

export default function CampaignPage({ loaderData }: Route.ComponentProps) {
  const { campaign, example, learnMore, products, properties } = loaderData;
  const { path, motif, kicker, title, description, groups } = campaign;
  const { messages, propertyListing } = useServices().content;
  const texts = messages.campaign;
  return (
    <div data-motif={motif}>
      <Banner motif={motif} seed={path} kicker={kicker} title={title} />
      <div className={`${styles.start} wrap`}>
        {example && <CampaignRate example={example} />}
        <div className={rows.buttons}>
          <BookingPopup href={paths.campaignBooking(path)} />
          <ButtonLink href={learnMore.href} variant="secondary">
            {learnMore.label}
            {/* Out of context, as in a list of links, the label alone says nothing. */}
            <span className="visually-hidden">: {kicker}</span>
          </ButtonLink>
        </div>
      </div>
      <div className={`${styles.description} wrap`}>
        {description.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <CampaignFeatures title={texts.features} groups={groups} />
      <section className={`${styles.similar} wrap`} aria-labelledby="similar">
        <h2 id="similar">{texts.similar}</h2>
        <ProductGrid products={products} level={3} />
      </section>
      {properties.length > 0 && (
        <section className={`${styles.similar} wrap`} aria-labelledby="properties">
          <h2 id="properties">
            <Link href={paths.properties()}>{propertyListing.title}</Link>
          </h2>
          <PropertyGrid cards={properties} />
        </section>
      )}
    </div>
  );
}
