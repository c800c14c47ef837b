import type { County } from "#domain/contact/counties.ts";
import type { Position } from "#domain/contact/distance.ts";

type Placed = { county: County; position: Position };
type CountyCount = { county: County; count: number; position: Position };

/** The number of places in each county, and their mean position. */
export function countByCounty(places: readonly Placed[]): CountyCount[] {
  return [...Map.groupBy(places, ({ county }) => county)].map(([county, all]) => ({
    county,
    count: all.length,
    position: {
      latitude: mean(all.map(({ position }) => position.latitude)),
      longitude: mean(all.map(({ position }) => position.longitude)),
    },
  }));
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
