import type { Place } from "./read-places.ts";

/** The facts of a place that a list states once where most of its rows share them. */
type PlaceFacts = Pick<Place, "state" | "hours" | "services">;

export type PlaceGroup = ReturnType<typeof groupPlaces>[number];

/** The open places and the closed ones, each group with what most of its places share. */
export function groupPlaces(places: readonly Place[]) {
  return [true, false].flatMap((isOpen) => {
    const group = places.filter((place) => place.isOpen === isOpen);
    const [first] = group;
    if (!first) return [];
    const shared = {
      state: mostFrequent(group.map(({ state }) => state)) ?? first.state,
      hours: mostFrequent(group.map(({ hours }) => hours)) ?? first.hours,
      services: mostFrequent(group.map(({ services }) => services)) ?? first.services,
    };
    return {
      isOpen,
      /** True if every place is a specimen. */
      isSpecimen: group.every((place) => place.isSpecimen),
      /** The most frequent state, hours and services of the group. */
      shared,
      /** Each place with its own facts, where they differ from the shared ones. */
      rows: group.map((place) => ({ place, own: ownFacts(place, shared) })),
    };
  });
}

function ownFacts({ state, hours, services }: Place, shared: PlaceFacts): Partial<PlaceFacts> {
  return {
    ...(!isSame(state, shared.state) && { state }),
    ...(!isSame(hours, shared.hours) && { hours }),
    ...(!isSame(services, shared.services) && { services }),
  };
}

const keyOf = (fact: PlaceFacts[keyof PlaceFacts]) => JSON.stringify(fact);

const isSame = (...[a, b]: [PlaceFacts[keyof PlaceFacts], PlaceFacts[keyof PlaceFacts]]) =>
  keyOf(a) === keyOf(b);

function mostFrequent<Fact extends PlaceFacts[keyof PlaceFacts]>(facts: readonly Fact[]) {
  const alike = [...Map.groupBy(facts, keyOf).values()];
  return alike.toSorted((a, b) => b.length - a.length)[0]?.[0];
}
