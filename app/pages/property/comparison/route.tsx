import { data } from "react-router";
import { PropertyChoiceForm } from "./property-choice-form.tsx";
import { PropertyComparisonTable } from "./property-comparison-table.tsx";
import { chosenProperties, comparisonRows } from "./property-comparison.ts";
import { Banner } from "#app/layout/banner/banner.tsx";
import { ShareAnswer } from "#app/layout/actions/share-answer.tsx";
import { cachedPage, uncachedPage } from "#app/lib/cache-policy.ts";
import { fillText } from "#domain/pages/fill-text.ts";
import { stateTitle } from "#app/lib/state-title.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { askedOf } from "#app/lib/page-parameters.ts";
import { inLanguage } from "#app/pages/languages.ts";
import { paths } from "#app/pages/paths.ts";
import { mostCompared } from "#domain/property/property.ts";
import type { Route } from "./+types/route";
import styles from "#app/features/properties/listing.module.css";

/** One more than are shown, so that the page can say so. */
export const handle = { parameters: { property: mostCompared + 1 } };

/** A comparison of up to three properties, which the URL names. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { content, origin } = context.get(servicesContext);
  const { properties, propertyListing } = content;
  const texts = propertyListing.compare;
  const { chosen, hasMore } = chosenProperties(
    properties,
    askedOf(request, handle.parameters).getAll("property").filter(Boolean),
  );
  const page = {
    all: properties.map(({ path, title }) => ({ path, title })),
    heads: chosen.map(({ path, title, provenance }) => ({
      path,
      title,
      isSpecimen: provenance === "specimen",
    })),
    hasMore,
    rows: comparisonRows(chosen, propertyListing, content.language),
    address:
      origin +
      inLanguage(paths.propertyComparison(chosen.map(({ path }) => path)), content.language),
    meta: {
      title: stateTitle(
        texts.title,
        chosen.map(({ title }) => title),
      ),
      description: texts.description,
      canonical: paths.propertyComparison(),
      isUnlisted: chosen.length > 0,
    },
    crumbs: [{ label: propertyListing.title, href: paths.properties() }, { label: texts.title }],
  };
  return data(page, { headers: chosen.length > 0 ? uncachedPage : cachedPage });
}

export default function PropertyComparison({ loaderData }: Route.ComponentProps) {
  const { compare: texts } = useServices().content.propertyListing;
  const { all, heads, hasMore, rows, address } = loaderData;
  const [first] = heads;
  return (
    <div data-family="borrow">
      <Banner motif="loans" seed="property-compare" title={texts.title} lead={texts.lead} />
      <div className={`${styles.page} wrap`}>
        {hasMore && <p>{fillText(texts.tooMany, { most: mostCompared })}</p>}
        <PropertyChoiceForm all={all} chosen={heads} />
        {heads.length < 2 && (
          <p id="answer">{first ? fillText(texts.oneMore, { title: first.title }) : texts.start}</p>
        )}
        {first && (
          <PropertyComparisonTable
            id={heads.length > 1 ? "answer" : undefined}
            heads={heads}
            rows={rows}
          />
        )}
        {heads.length > 1 && (
          <ShareAnswer
            address={address}
            message={fillText(texts.share, {
              titles: heads.map(({ title }) => title).join(", "),
              address,
            })}
          />
        )}
      </div>
    </div>
  );
}
