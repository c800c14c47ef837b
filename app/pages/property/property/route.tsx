import { toPropertyCard } from "#app/features/properties/property-card-data.ts";
import { propertyFacts } from "./property-facts.ts";
import { PropertyView } from "./property-view.tsx";
import { realEstateListing } from "./real-estate-listing.ts";
import { orNotFound } from "#app/lib/or-not-found.ts";
import { hrefOf } from "#app/lib/links.ts";
import { servicesContext } from "#app/lib/services.tsx";
import { JsonLd } from "#app/ui/json-ld.tsx";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import { similarProperties } from "#domain/property/property.ts";
import type { Route } from "./+types/route";
import { buyingCost } from "./buying-cost.ts";

const shownBelow = 3;

export function loader({ context, params }: Route.LoaderArgs) {
  const { content, origin } = context.get(servicesContext);
  const { properties, propertyListing: texts, campaigns, settings } = content;
  const property = orNotFound(properties.find(({ path }) => path === params.property));

  const { path, title, summary, propertyCta, campaign: campaignPath } = property;
  const address = origin + paths.property(path);
  const campaign = campaigns.find((each) => each.path === campaignPath);
  return {
    property,
    facts: propertyFacts(property, texts),
    cost: buyingCost(property, content),
    callToAction: propertyCta && { label: propertyCta.label, href: hrefOf(propertyCta, settings) },
    campaign: campaign && { title: campaign.title, href: paths.campaign(campaign.path) },
    similar: similarProperties(property, properties, shownBelow).map((each) =>
      toPropertyCard(each, texts),
    ),
    structuredData: realEstateListing({
      property,
      address,
      origin,
      seller: { name: settings.group.legalName, url: origin + link("/") },
    }),
    address,
    meta: { title, description: summary, canonical: paths.property(path) },
    crumbs: [
      { label: texts.title, href: paths.properties() },
      {
        label: texts.names[property.propertyType],
        href: paths.properties({ type: property.propertyType }),
      },
      { label: title },
    ],
  };
}

export default function PropertyPage({ loaderData }: Route.ComponentProps) {
  return (
    <div data-family="borrow">
      <PropertyView {...loaderData} />
      {loaderData.structuredData && <JsonLd data={loaderData.structuredData} />}
    </div>
  );
}
