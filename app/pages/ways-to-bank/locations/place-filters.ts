import type { Asked } from "#app/lib/page-parameters.ts";
import type { Place } from "#app/features/branches/read-places.ts";

export type PlaceFilters = {
  counties: string[];
  county: string | undefined;
  service: string | undefined;
  isOpenNow: boolean;
};

/** The filters that the URL names: `?county=Nairobi&service=forex&open=1`. An unknown value is ignored. */
export function filtersOf(
  places: readonly Place[],
  services: readonly string[],
  asked: Pick<Asked<"county" | "service" | "open">, "get">,
): PlaceFilters {
  const counties = [...new Set(places.map(({ county }) => county))].sort((a, b) =>
    a.localeCompare(b),
  );
  return {
    counties,
    county: counties.find((county) => county === asked.get("county")),
    service: services.find((service) => service === asked.get("service")),
    isOpenNow: asked.get("open") === "1",
  };
}

export function placesThatFit(places: readonly Place[], filters: PlaceFilters): Place[] {
  const { county, service, isOpenNow } = filters;
  return places.filter(
    (place) =>
      (county === undefined || place.county === county) &&
      (service === undefined || place.services.includes(service)) &&
      (!isOpenNow || place.isOpen),
  );
}
