import { fillText } from "#domain/texts/fill-text.ts";
import { useServices } from "#app/lib/services.tsx";
import { paths } from "#app/pages/paths.ts";
import type { LocationKind } from "#domain/contact/ways-to-bank.ts";
import { countByCounty } from "#app/features/branches/count-by-county.ts";
import { frame, label, type LabelledPin, labelPins } from "#app/features/branches/map-labels.ts";
import type { Place } from "#app/features/branches/read-places.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import styles from "./location-map.module.css";

type LocationMapProps = {
  kind: LocationKind;
  places: readonly Place[];
  county: string | undefined;
  /** "10 branches". */
  wordCount: (count: number) => string;
};

/** A map of Kenya with a pin for each county that has a place, and a label that links to the county's list. */
export function LocationMap({ kind, places, county, wordCount }: LocationMapProps) {
  const { map } = useServices().content.waysToBank;
  const pins = labelPins(countByCounty(places));
  return (
    <figure className={`${styles.map} raised`}>
      <figcaption>
        <h2 id="map">{map.title}</h2>
        <p>{map.text}</p>
      </figcaption>
      <svg
        width="320"
        height={Math.round((320 * frame.height) / frame.width)}
        viewBox={`${frame.left} 0 ${frame.width} ${frame.height}`}
        role="group"
        aria-labelledby="map"
      >
        <use className={styles.country} href="/pictures/kenya.svg#outline" />
        {pins.map((pin) => (
          <Pin key={pin.county} {...pin} />
        ))}
        {pins.map((pin) => (
          <Label
            key={pin.county}
            {...pin}
            href={paths.locations(kind, pin.county)}
            name={fillText(map.pin, {
              county: pin.county,
              number: pin.count,
              count: wordCount(pin.count),
            })}
            isCurrent={pin.county === county}
          />
        ))}
      </svg>
    </figure>
  );
}

type CountyPin = LabelledPin<ReturnType<typeof countByCounty>[number]>;

/** A pin is too close to its neighbours to be pressed, so its label is the link. */
function Pin({ pin, label: at, isLeft }: CountyPin) {
  const edge = isLeft ? at.x + label.width : at.x;
  return (
    <g aria-hidden="true">
      <path
        className={styles.leader}
        d={`M${round(edge)} ${round(at.y)}L${round(pin.x)} ${round(pin.y)}`}
      />
      <circle className={styles.pin} cx={round(pin.x)} cy={round(pin.y)} r="5.5" />
    </g>
  );
}

type LabelProps = CountyPin & { href: string; name: string; isCurrent: boolean };

function Label({ county, count, label: at, href, name, isCurrent }: LabelProps) {
  const baseline = round(at.y + 7.5);
  return (
    <Link
      className={styles.label}
      href={href}
      aria-label={name}
      aria-current={isCurrent ? "true" : undefined}
    >
      <rect
        x={round(at.x)}
        y={round(at.y - label.height / 2)}
        width={label.width}
        height={label.height}
        rx="10"
      />
      <text x={round(at.x + 10)} y={baseline}>
        {county}
      </text>{" "}
      <text className={styles.count} x={round(at.x + label.width - 10)} y={baseline}>
        {count}
      </text>
    </Link>
  );
}

const round = (units: number) => Math.round(units * 10) / 10;
