import { Paragraphs, TextList } from "#app/ui/text-list.tsx";
import { fillText } from "#domain/texts/fill-text.ts";
import { useServices } from "#app/lib/services.tsx";
import { PageCrumbs } from "#app/layout/banner/page-crumbs.tsx";
import { ButtonLink } from "#app/ui/form/button.tsx";
import { PageAction } from "#app/layout/actions/page-action.tsx";
import { EnquiryPanel } from "#app/layout/contact/enquiry-panel.tsx";
import { WhatsappLink } from "#app/layout/actions/whatsapp-link.tsx";
import { OwnFactDay } from "#app/layout/words/page-source.tsx";
import { SpecimenMark } from "#app/parts/specimen-mark.tsx";
import { paths } from "#app/pages/paths.ts";
import { PatternImage } from "#app/parts/pattern-image.tsx";
import { Link } from "#app/ui/navigation/link.tsx";
import { PricingTable } from "./pricing-table.tsx";
import { PropertyGrid } from "#app/features/properties/property-card.tsx";
import { priceText } from "#app/features/properties/property-figures.ts";
import { PropertyGallery } from "./property-gallery.tsx";
import { BuyingCostBox, PropertyFacts, PropertyPrice } from "./property-side.tsx";
import { SaveButton, SavedProperties } from "#app/features/properties/saved-properties.tsx";
import type { Route } from "./+types/route";
import { kenyaOutline } from "#app/features/branches/kenya-outline.ts";
import { onMap } from "#app/features/branches/map-labels.ts";
import rows from "#app/ui/rows.module.css";
import stack from "#app/ui/stack.module.css";
import styles from "./property-view.module.css";

type PropertyViewProps = Omit<
  Route.ComponentProps["loaderData"],
  "structuredData" | "meta" | "crumbs"
>;

/** One property, from its pictures to similar ones; in print, one sheet. */
export function PropertyView(props: PropertyViewProps) {
  const { property, facts, cost, callToAction, similar, address } = props;
  const { propertyListing: texts } = useServices().content;
  const { path, title, propertyType, images, plans, amenities, pricingTable, priceAsOf } = property;
  return (
    <SavedProperties>
      <PatternImage className={styles.strip} motif="loans" shape="strip" seed={path} isEager />
      <div className={`${styles.page} wrap`}>
        <Head property={property} />
        <PropertyGallery images={images} plans={plans} />
        <div className={styles.side}>
          <PropertyFacts facts={facts} title={title} />
          <div className={styles.actions} data-screen-only="">
            <PageAction href="#enquiry">{texts.enquiry.jump}</PageAction>
            <WhatsappLink subject={title} />
            {callToAction && (
              <ButtonLink href={callToAction.href} variant="secondary">
                {callToAction.label}
              </ButtonLink>
            )}
          </div>
          <BuyingCostBox cost={cost} />
        </div>
        <div className={styles.main}>
          <Description {...props} />
          {amenities.length > 0 && (
            <section className={`${stack.close} ${styles.amenities}`} aria-labelledby="amenities">
              <h2 id="amenities">{texts.property.amenities}</h2>
              <TextList texts={amenities} className={rows.tight} />
            </section>
          )}
          {pricingTable.length > 0 && (
            <PricingTable
              rows={pricingTable}
              priceAsOf={priceAsOf}
              hasRent={propertyType === "residential"}
              hasArea={pricingTable.some((row) => row.plinthArea !== undefined)}
            />
          )}
          <PropertyMap property={property} />
          <p className={styles.address}>{address}</p>
        </div>
      </div>
      <EnquiryPanel
        title={fillText(texts.enquiry.title, { property: title })}
        text={texts.enquiry.text}
        href={paths.propertyEnquiry(path)}
        button={texts.enquiry.open}
      />
      <section className={`${styles.similar} wrap`} aria-labelledby="similar" data-screen-only="">
        <div className={rows.ends}>
          <h2 id="similar">{texts.property.similar}</h2>
          <Link href={paths.properties()}>{texts.property.all}</Link>
        </div>
        <PropertyGrid cards={similar} />
      </section>
    </SavedProperties>
  );
}

function Head({ property }: Pick<PropertyViewProps, "property">) {
  const { propertyListing: texts } = useServices().content;
  const { path, title, propertyType, location, provenance } = property;
  return (
    <div className={styles.head}>
      <PageCrumbs />
      <p className={styles.kicker}>
        {texts.names[propertyType]}, {location}
        {provenance === "specimen" && <SpecimenMark />}
      </p>
      <h1>{title}</h1>
      <PropertyPrice price={priceText(property, texts)} />
      <SaveButton path={path} title={title} />
    </div>
  );
}

function Description({ property, campaign }: PropertyViewProps) {
  const texts = useServices().content.propertyListing.property;
  const { path, description, source, asOf } = property;
  return (
    <section className={`${stack.measured} ${styles.description}`} aria-labelledby="about">
      <h2 id="about">{texts.description}</h2>
      <Paragraphs texts={description} />
      {source && <OwnFactDay source={source} asOf={asOf} />}
      <p className={styles.links} data-screen-only="">
        {campaign && (
          <Link href={campaign.href}>{fillText(texts.campaign, { title: campaign.title })}</Link>
        )}
        <Link href={paths.propertyComparison([path])}>{texts.beside}</Link>
      </p>
    </section>
  );
}

/** The position of a property on a map of Kenya; the text gives its location too. */
function PropertyMap({ property }: Pick<PropertyViewProps, "property">) {
  const { location, position } = property;
  const pin = onMap(position);
  const { width, height } = kenyaOutline;
  const { map } = useServices().content.propertyListing.property;
  return (
    <section className={`${styles.map} raised`} aria-labelledby="map" data-screen-only="">
      <div>
        <h2 id="map">{map.title}</h2>
        <p>{fillText(map.text, { location })}</p>
      </div>
      <svg
        width="176"
        height={Math.round((176 * height) / width)}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
      >
        <use className={styles.country} href="/pictures/kenya.svg#outline" />
        <circle className={styles.halo} cx={pin.x} cy={pin.y} r="30" />
        <circle className={styles.pin} cx={pin.x} cy={pin.y} r="9" />
      </svg>
    </section>
  );
}
