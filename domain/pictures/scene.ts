/**
 * The clay scenes, with the description of each. Their files are `cutout-{name}` in public/pictures, drawn by
 * `node packages/artwork/scenes.ts`.
 */
export const scenes = {
  home: "a house and its garden",
  city: "blocks of flats along a street",
  keys: "a key before a house",
  plot: "a plot between its four beacons",
  construction: "a house being built",
  living: "a living room",
  savings: "a jar of coins",
  kiondo: "a woven basket full of coins",
  strongbox: "an open safe",
  hourglass: "an hourglass beside coins",
  target: "a target with an arrow in its middle",
  chest: "a treasure chest and toys",
  wallet: "a wallet with cards",
  peak: "two people before a mountain",
  bond: "a sealed certificate with a house on it",
  personal: "bundles of banknotes",
  calendar: "a calendar with months paid",
  exchange: "coins of two currencies, one for the other",
  transfer: "coins going from phone to phone",
  guarantee: "a sealed scroll and a stamp",
  scales: "a pair of scales",
  chama: "a savings group around its table",
  duka: "a shop and its customers",
  desk: "a desk with a laptop and papers",
  office: "an office tower",
  workshop: "machines in a workshop",
  farm: "a tractor beside rows of maize",
  showroom: "a new car with a ribbon",
  logbook: "a car, its logbook and its key",
  matatu: "a matatu at its stop",
  boda: "a motorbike taxi",
  lorry: "a lorry on the road",
  trade: "a ship in harbour",
  marine: "a cargo ship at sea",
  insure: "a house under an umbrella",
  family: "a family under an umbrella",
  hospital: "a hospital and its ambulance",
  medical: "a first-aid case and a stethoscope",
  remembrance: "lilies and candles",
  legacy: "three generations under a tree",
  school: "a school and its pupils",
  graduation: "two graduates",
  education: "books under a mortarboard",
  phone: "the app on a phone",
  diaspora: "a house beside the globe",
  travel: "suitcases and an aeroplane",
} as const;
export type Scene = keyof typeof scenes;

export function isScene(value: string): value is Scene {
  return Object.hasOwn(scenes, value);
}

/** The scenes also drawn for a whole banner, as `clay-{name}`. */
export const heroScenes = [
  "home",
  "city",
  "savings",
  "insure",
  "duka",
  "diaspora",
] as const satisfies readonly Scene[];
