import type { County } from "#domain/contact/counties.ts";
import type { Language } from "#domain/texts/language.ts";

/** PRP-1: the types of property; the list of all has no type. */
export const propertyTypes = ["residential", "commercial", "land"] as const;
export type PropertyType = (typeof propertyTypes)[number];

export const projectStatuses = [
  "completed",
  "under-construction",
  "planned",
  "title-ready",
] as const;

/** PRP-2: six to a page. */
export const propertiesPerPage = 6;

/** The most properties side by side: a fourth would not fit a tablet. */
export const mostCompared = 3;

/** Price bands in whole shillings, from `from` to under `below`, by their name in the URL. */
const priceBands = {
  "under-5m": { from: 0, below: 5_000_000 },
  "5m-10m": { from: 5_000_000, below: 10_000_000 },
  "10m-20m": { from: 10_000_000, below: 20_000_000 },
  "over-20m": { from: 20_000_000, below: Infinity },
} as const;
export type PriceBand = keyof typeof priceBands;
// The cast: Object.keys loses the type of the keys.
export const priceBandNames = Object.keys(priceBands) as PriceBand[];

type Listed = {
  propertyType: PropertyType;
  county: County;
  askingPrice?: number | undefined;
  /** When the price applied; left out if it is the current price. */
  priceAsOf?: string | undefined;
  bedrooms?: readonly number[] | undefined;
  pricingTable?: readonly {
    bedrooms?: number | undefined;
    price?: number | undefined;
    plinthArea?: number | undefined;
  }[];
};

/** The filters of a list; one that is left out lets everything pass. */
export type PropertyFilters = {
  type?: PropertyType | undefined;
  county?: County | undefined;
  /** Exactly this number. */
  bedrooms?: number | undefined;
  price?: PriceBand | undefined;
};

/**
 * A property with this number of bedrooms, at the lowest price for it; undefined if there is no such price. Without the
 * price description and the highest price, which are about all numbers of bedrooms.
 */
export function withBedrooms<T extends Listed>(property: T, bedrooms: number | undefined) {
  if (bedrooms === undefined || property.bedrooms?.length === 1) return property;
  const kinds = (property.pricingTable ?? [])
    .filter((kind) => kind.price !== undefined && kind.bedrooms === bedrooms)
    .toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0));
  return (
    kinds[0] && {
      ...property,
      bedrooms: [bedrooms],
      askingPrice: kinds[0].price,
      plinthArea: kinds[0].plinthArea,
      priceDescription: undefined,
      highestPrice: undefined,
      ...(kinds.length === 1 && { priceDescriptionBefore: undefined }),
    }
  );
}

/** Old prices do not count, so that such homes are not listed as cheap. */
export const hasPriceOfToday = ({ askingPrice, priceAsOf }: Listed): boolean =>
  askingPrice !== undefined && priceAsOf === undefined;

/**
 * True if a property matches every filter. One without a current price matches no price band; one without bedrooms
 * matches no number of them.
 */
export function fitsFilters(property: Listed, filters: PropertyFilters): boolean {
  const { type, county, bedrooms, price } = filters;
  return (
    (type === undefined || property.propertyType === type) &&
    (county === undefined || property.county === county) &&
    (bedrooms === undefined || (property.bedrooms ?? []).includes(bedrooms)) &&
    (price === undefined || isInBand(withBedrooms(property, bedrooms), price))
  );
}

function isInBand(property: Listed | undefined, band: PriceBand) {
  const { from, below } = priceBands[band];
  const { askingPrice = -1, priceAsOf } = property ?? {};
  return priceAsOf === undefined && askingPrice >= from && askingPrice < below;
}

/**
 * Up to `size` other properties, the most similar first: same type, then same county, then the smallest ratio of
 * prices. If a price is missing, the price distance is the largest; equal properties keep their order.
 */
export function similarProperties<T extends Listed>(property: T, all: readonly T[], size: number) {
  const distance = (other: T) => [
    Number(other.propertyType !== property.propertyType),
    Number(other.county !== property.county),
    priceDistance(property.askingPrice, other.askingPrice),
  ];
  return all
    .filter((other) => other !== property)
    .map((other) => ({ other, at: distance(other) }))
    .sort((a, b) => compareInTurn(a.at, b.at))
    .slice(0, size)
    .map(({ other }) => other);
}

function priceDistance(a: number | undefined, b: number | undefined) {
  return a === undefined || b === undefined ? Number.MAX_VALUE : Math.abs(Math.log(a / b));
}

/** Compares by the first number that differs. */
function compareInTurn(a: readonly number[], b: readonly number[]) {
  const i = a.findIndex((value, place) => value !== b[place]);
  return i === -1 ? 0 : (a[i] ?? 0) - (b[i] ?? 0);
}

const metresPerFoot = 0.3048;
const squareMetresPerAcre = 4046.8564224;

/** The area of a plot in square metres, not rounded; its sides are in feet. */
export function plotSquareMetres({ widthFeet, depthFeet }: PlotSides): number {
  return widthFeet * metresPerFoot * depthFeet * metresPerFoot;
}
export type PlotSides = { widthFeet: number; depthFeet: number };

const area = new Intl.NumberFormat("en-KE", { maximumFractionDigits: 0 });
const acres = new Intl.NumberFormat("en-KE", { maximumSignificantDigits: 2 });

/** `84 m²`, to the whole metre; the spaces do not break. */
export const formatSquareMetres = (squareMetres: number) => `${area.format(squareMetres)}\u00a0m²`;

/** `50 × 100 ft (465 m², 0.11 acres)`. Plots are sold by their sides, and priced by their area. */
export function formatPlot(sides: PlotSides, language: Language = "en"): string {
  const squareMetres = plotSquareMetres(sides);
  const inAcres = acres.format(squareMetres / squareMetresPerAcre);
  const feet = `${sides.widthFeet}\u00a0×\u00a0${sides.depthFeet}`;
  if (language === "sw")
    return `futi\u00a0${feet} (${formatSquareMetres(squareMetres)}, ekari\u00a0${inAcres})`;
  return `${feet}\u00a0ft (${formatSquareMetres(squareMetres)}, ${inAcres}\u00a0acres)`;
}

/** Whole shillings for a square metre, rounded to the nearest; undefined where price or area is not known. */
export function pricePerSquareMetre(
  priceKes: number | undefined,
  squareMetres: number | undefined,
): number | undefined {
  return priceKes === undefined || !squareMetres ? undefined : Math.round(priceKes / squareMetres);
}
