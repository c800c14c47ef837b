import { Paragraphs, TextList } from "#app/ui/text-list.tsx";
import { Link } from "#app/ui/navigation/link.tsx";
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
import { campaignExample, type CampaignExample } from "#model/campaigns/example.ts";
import type { Route } from "./+types/route";
import rows from "#app/ui/rows.module.css";
import stack from "#app/ui/stack.module.css";
import styles from "./campaign.module.css";
import { Icon } from "#app/ui/media/icon.tsx";
import type { Campaign } from "#model/campaigns/schema.ts";
import { link } from "#app/pages/link.ts";
import { formatMoney } from "#domain/money/money.ts";
import { formatTerm } from "#domain/time/term.ts";
import { fillText } from "#domain/texts/fill-text.ts";

const mostProperties = 3;

/** PRP-7: a campaign for property, with Learn More and the Book Now popup. */
export function loader({ context, params }: Route.LoaderArgs) {
  const { content } = context.get(servicesContext);
  const campaign = orNotFound(content.campaigns.find(({ path }) => path === params.campaign));
  const { path, title, summary, link: more, similar } = campaign;
  return {
    campaign,
    example: campaignExample(campaign, content.products),
    learnMore: { label: more.label, href: hrefOf(more, content.settings) },
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
      <div className={`${stack.wide} ${styles.start} wrap`}>
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
      <div className={`${stack.even} ${styles.description} wrap`}>
        <Paragraphs texts={description} />
      </div>
      <CampaignFeatures title={texts.features} groups={groups} />
      <section className={`${stack.wide} ${styles.similar} wrap`} aria-labelledby="similar">
        <h2 id="similar">{texts.similar}</h2>
        <ProductGrid products={products} level={3} />
      </section>
      {properties.length > 0 && (
        <section className={`${stack.wide} ${styles.similar} wrap`} aria-labelledby="properties">
          <h2 id="properties">
            <Link href={paths.properties()}>{propertyListing.title}</Link>
          </h2>
          <PropertyGrid cards={properties} />
        </section>
      )}
    </div>
  );
}

/**
 * PRP-7: Book Now, with the popup for its form. The form is a page of its own, which works without script;
 * `behaviours/booking-popup.ts` loads it here.
 */
function BookingPopup({ href }: { href: string }) {
  const { booking } = useServices().content.enquiryForm;
  return (
    <booking-popup>
      <ButtonLink href={href} data-open="">
        {booking.open}
      </ButtonLink>
      <dialog className={styles.dialog} aria-label={booking.title}>
        <button type="button" className={styles.close} data-close="" aria-label={booking.close}>
          <Icon name="x-bold" />
        </button>
      </dialog>
    </booking-popup>
  );
}

type CampaignFeaturesProps = { title: string; groups: Campaign["groups"] };

/** The features of a campaign in groups, each with an icon. */
function CampaignFeatures({ title, groups }: CampaignFeaturesProps) {
  return (
    <section className={styles.band} aria-labelledby="features">
      <div className="wrap">
        <h2 id="features">{title}</h2>
        <div className={`${stack.roomy} ${styles.groups}`}>
          {groups.map((group) => (
            <section key={group.title} className={styles.group}>
              <span className={styles.icon}>
                <Icon name={`${group.icon}-duotone`} />
              </span>
              <h3>{group.title}</h3>
              <TextList texts={group.list} />
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}

/** The rate of a campaign as its largest figure, with the instalment of an example. */
function CampaignRate({ example }: { example: CampaignExample }) {
  const { language, messages } = useServices().content;
  const texts = messages.campaign;
  const { amountKes, ratePercent, isRatePublished, years, instalmentKes } = example;
  const figures = {
    instalment: formatMoney(instalmentKes),
    amount: formatMoney(amountKes),
    years: formatTerm({ length: years, unit: "year" }, language),
  };
  const query = { amount: `${amountKes}`, rate: `${ratePercent}`, years: `${years}` };
  return (
    <div className={styles.rate}>
      <p>
        <strong>{fillText(texts.rate, { rate: ratePercent })}</strong>{" "}
        {!isRatePublished && <span>{texts.exampleRate}</span>}
      </p>
      <p>
        {fillText(texts.instalment, figures)}{" "}
        <Link href={link("/calculators/mortgage", undefined, query)}>{texts.calculate}</Link>
      </p>
    </div>
  );
}
