/** The clay scenes that a preview of a page can show, and what is seen there. */
export const shareScenes = {
  home: "a house and its garden",
  insure: "a house under an umbrella",
  duka: "a shop and its customers",
  phone: "the app on a phone",
  city: "blocks of flats",
  diaspora: "a house beside the globe",
  savings: "a jar of coins",
  trade: "a ship in harbour",
} as const;
export type ShareScene = keyof typeof shareScenes;

const sceneOfIcon: Readonly<Record<string, ShareScene>> = {
  house: "home",
  "house-line": "home",
  "house-simple": "home",
  key: "home",
  buildings: "city",
  "building-office": "city",
  "crane-tower": "city",
  storefront: "duka",
  basket: "duka",
  "cash-register": "duka",
  umbrella: "insure",
  "device-mobile": "phone",
  globe: "diaspora",
  "globe-stand": "diaspora",
  "globe-hemisphere-east": "diaspora",
  "airplane-tilt": "diaspora",
  vault: "savings",
  wallet: "savings",
  "piggy-bank": "savings",
  "treasure-chest": "savings",
  "shipping-container": "trade",
};

/** The scene that shows what an icon means, where there is one. */
export function sceneOf(icon: string): ShareScene | undefined {
  return Object.hasOwn(sceneOfIcon, icon) ? sceneOfIcon[icon] : undefined;
}
