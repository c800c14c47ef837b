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

/** A distance no more exact than it is known: `under 1 km`, `3.2 km`, `440 km`. */
export function formatDistance(km: number): string {
  if (km < 1) return "under 1\u00a0km";
  return `${km < 10 ? km.toFixed(1) : Math.round(km)}\u00a0km`;
}
