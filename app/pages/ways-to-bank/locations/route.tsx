import { data } from "react-router";
import { Link } from "#app/ui/navigation/link.tsx";
import { LocationMap } from "./location-map.tsx";
import { shownPlaces } from "./shown-places.ts";
import { PlaceList } from "#app/features/branches/place-list.tsx";
import { type Place, readPlaces } from "#app/features/branches/read-places.ts";
import { Banner } from "#app/layout/banner/banner.tsx";
import { orNotFound } from "#app/lib/or-not-found.ts";
import { briefPageUntil } from "#app/lib/cache-policy.ts";
import { countOf } from "#app/lib/count-of.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { applyFilters, filterBy, filterFields } from "#app/lib/list-filters.ts";
import { stateTitle } from "#app/lib/state-title.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { askedOf, once } from "#app/lib/page-parameters.ts";
import { Button, ButtonLink } from "#app/ui/form/button.tsx";
import { CheckboxField } from "#app/ui/form/checkbox-field.tsx";
import { FilterFields } from "#app/ui/filter/filter-fields.tsx";
import { LinkTabs } from "#app/ui/navigation/link-tabs.tsx";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import { type LocationKind, locationKinds } from "#domain/contact/ways-to-bank.ts";
import type { Route } from "./+types/route";
import stack from "#app/ui/stack.module.css";
import styles from "./locations.module.css";
import type { WaysToBank } from "#model/branches/ways-to-bank-schema.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import quiet from "#app/ui/quiet.module.css";

const listId = "places";

export const handle = { parameters: once(["county", "service", "open"]) };

export function loader({ context, params, request }: Route.LoaderArgs) {
  const { content, now } = context.get(servicesContext);
  const kind = orNotFound(locationKinds.find((each) => each === params.kind));

  const moment = now().getTime();
  const { places, nextChange } = readPlaces(kind, content, moment);
  const { texts, names } = locationTexts(content.waysToBank, kind);
  const all = {
    county: filterBy(places, ({ county }) => [county]),
    service: { choices: Object.keys(names), valuesOf: ({ services }: Place) => services },
  };
  const asked = askedOf(request, handle.parameters);
  const { filters, isFiltered, fitting } = applyFilters(places, all, asked);
  const isOpenNow = asked.get("open") === "1";
  const { county, service } = filters;
  const counts = { count: places.length, counties: county.choices.length };
  const { shown, isNoneOpen } = shownPlaces(fitting, isOpenNow);
  const chosen = [
    county.chosen,
    service.chosen && names[service.chosen],
    isOpenNow ? content.waysToBank.filters.openNow : undefined,
  ];
  const count = shown.length === 0 ? texts.none.title : countOf(shown.length, texts.count);
  const state = isNoneOpen ? texts.noneOpen : count;
  const page = {
    kind,
    places,
    filters,
    isFiltered: isFiltered || isOpenNow,
    isOpenNow,
    shown,
    state,
    lead: fillText(texts.lead, counts),
    meta: {
      title: stateTitle(texts.title, chosen, state),
      description: fillText(texts.summary, counts),
      canonical: paths.locations(kind),
    },
    crumbs: [
      { label: content.waysToBank.title, href: link("/ways-to-bank") },
      { label: texts.title },
    ],
  };
  return data(page, { headers: briefPageUntil(nextChange, moment) });
}

export default function Locations({ loaderData }: Route.ComponentProps) {
  const { waysToBank } = useServices().content;
  const { kind, places, filters, isFiltered, isOpenNow, shown, state, lead } = loaderData;
  const { texts, names } = locationTexts(waysToBank, kind);
  const { county, openNow } = waysToBank.filters;
  const open = shown.filter(({ isOpen }) => isOpen).length;
  const wordCount = (count: number) => countOf(count, texts.count);
  return (
    <>
      <Banner
        motif="savings"
        seed={`location-${kind.toLowerCase()}`}
        title={texts.title}
        lead={lead}
      />
      <div className={`${stack.roomy} ${styles.page} wrap`}>
        <div className={`${stack.close} ${styles.list}`}>
          <LinkTabs
            label={waysToBank.title}
            tabs={locationKinds.map((each) => ({
              label: locationTexts(waysToBank, each).texts.title,
              href: paths.locations(each),
              isCurrent: each === kind,
            }))}
          />
          <FilterFields
            texts={waysToBank.filters}
            action={`${paths.locations(kind)}#list`}
            isOpen={isOpenNow}
            filters={filterFields(filters, { county, service: texts.service }, names)}
          >
            <CheckboxField
              id="open"
              name="open"
              value="1"
              label={openNow}
              defaultChecked={isOpenNow}
            />
          </FilterFields>
          <div className={styles.head} id="list">
            <h2>
              {state}{" "}
              {open > 0 && open < shown.length && (
                <span className={styles.open}>{countOf(open, waysToBank.openCount)}</span>
              )}
            </h2>
            {isFiltered && shown.length > 0 && (
              <Link href={paths.locations(kind)}>{waysToBank.filters.clear}</Link>
            )}
            <Link className={styles.toMap} href="#map">
              {waysToBank.map.title}
            </Link>
            {shown.length > 0 && <NearMe />}
          </div>
          {shown.length === 0 ? (
            <div className={stack.empty}>
              <p>{texts.none.text}</p>
              <ButtonLink href={paths.locations(kind)} variant="secondary">
                {waysToBank.filters.clear}
              </ButtonLink>
            </div>
          ) : (
            <PlaceList places={shown} serviceNames={names} id={listId} />
          )}
          <p className={styles.source}>
            {texts.caution} {texts.source && fillText(texts.source, { count: places.length })}
          </p>
        </div>
        <LocationMap
          kind={kind}
          places={places}
          county={filters.county.chosen}
          wordCount={wordCount}
        />
      </div>
    </>
  );
}

/** The texts of one of the two lists, and the names of its services in the order of the content. */
function locationTexts({ branches, atms }: WaysToBank, kind: LocationKind) {
  const texts = kind === "Branches" ? branches : atms;
  const names: Readonly<Record<string, string>> = texts.services;
  return { texts, names };
}

/** Sorts a list by distance on the visitor's own device. The style hides it without script, so nothing moves. */
function NearMe() {
  const { button, privacy, ...texts } = useServices().content.waysToBank.nearMe;
  return (
    <near-me
      class={`${styles.nearMe} needs-script`}
      data-list={listId}
      data-asking={texts.asking}
      data-sorted={texts.sorted}
      data-sorted-open={texts.sortedOpen}
      data-away={texts.away}
      data-km={texts.km}
      data-near={texts.near}
      data-denied={texts.denied}
      data-failed={texts.failed}
    >
      <Button variant="secondary">
        <Icon name="crosshair-bold" />
        {button}
      </Button>
      <p className={quiet.small}>{privacy}</p>
      <p className={styles.status} role="status" />
    </near-me>
  );
}
