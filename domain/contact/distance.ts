export type Position = { readonly latitude: number; readonly longitude: number };

const earthRadiusKm = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres between two positions in degrees, as the crow flies, by the haversine formula. */
export function distanceKm(a: Position, b: Position): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const chord =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude);
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** A distance as text, rounded to what is known: `3.2`, `440`; undefined below one kilometre. */
export function kmAsKnown(km: number): string | undefined {
  if (km < 1) return undefined;
  // 9.96 would be 10.0 to one place.
  return km < 9.95 ? km.toFixed(1) : String(Math.round(km));
}
