import { Icon } from "#app/ui/icon.tsx";
import { SpecimenMark } from "#app/parts/specimen-mark.tsx";
import { DirectionsLink } from "./directions-link.tsx";
import { OpeningBadge } from "./opening-badge.tsx";
import type { Place } from "./read-places.ts";
import styles from "./place-list.module.css";

type PlaceListProps = {
  places: readonly Place[];
  /** The names of `services`. */
  serviceNames: Readonly<Record<string, string>>;
  id?: string;
};

/** Branches or ATMs. Each item has its position, by which the browser sorts them. */
export function PlaceList({ places, serviceNames, id }: PlaceListProps) {
  return (
    <ul className={styles.list} id={id}>
      {places.map((place) => (
        <li key={place.id} data-position={`${place.position.latitude} ${place.position.longitude}`}>
          <PlaceCard place={place} serviceNames={serviceNames} />
        </li>
      ))}
    </ul>
  );
}

type PlaceCardProps = Pick<PlaceListProps, "serviceNames"> & { place: Place };

function PlaceCard({ place, serviceNames }: PlaceCardProps) {
  const mark = <SpecimenMark />;
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.name}>
          {place.href === undefined ? place.name : <a href={place.href}>{place.name}</a>}
        </h3>
        {place.isSpecimen && mark}
      </div>
      <p className={styles.where}>
        <Icon name="map-pin-fill" className={styles.pin} />
        {place.where}
      </p>
      <OpeningBadge isOpen={place.isOpen} state={place.state} />
      {place.hours.map((line, i) => (
        <p className={styles.hours} key={line}>
          {line}
          {i === 0 && place.areHoursSpecimen && <> {mark}</>}
        </p>
      ))}
      {place.href === undefined && (
        <p className={styles.services}>
          {place.services.map((service) => serviceNames[service]).join(" · ")}
        </p>
      )}
      <DirectionsLink href={place.directions} name={place.name} />
    </article>
  );
}
