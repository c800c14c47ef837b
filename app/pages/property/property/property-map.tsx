import { fillText } from "#domain/pages/fill-text.ts";
import { useServices } from "#app/lib/services.tsx";
import styles from "./property-map.module.css";

type PropertyMapProps = {
  location: string;
  /** A point of the map's drawing, in its units. */
  pin: { x: number; y: number };
  frame: { width: number; height: number };
};

/** The position of a property on a map of Kenya; the text gives its location too. */
export function PropertyMap({ location, pin, frame }: PropertyMapProps) {
  const { map } = useServices().content.propertyListing.property;
  return (
    <section className={`${styles.map} raised`} aria-labelledby="map" data-screen-only="">
      <div>
        <h2 id="map">{map.title}</h2>
        <p>{fillText(map.text, { location })}</p>
      </div>
      <svg
        width="176"
        height={Math.round((176 * frame.height) / frame.width)}
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        aria-hidden="true"
      >
        <use className={styles.country} href="/pictures/kenya.svg#outline" />
        <circle className={styles.halo} cx={pin.x} cy={pin.y} r="30" />
        <circle className={styles.pin} cx={pin.x} cy={pin.y} r="9" />
      </svg>
    </section>
  );
}
