import { useServices } from "#app/lib/services.tsx";
import { SpecimenMark } from "#app/parts/specimen-mark.tsx";
import { Link } from "#app/ui/navigation/link.tsx";
import { groupPlaces, type PlaceGroup } from "./group-places.ts";
import { OpeningBadge } from "./opening-badge.tsx";
import type { Place } from "./read-places.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { Paragraphs } from "#app/ui/text-list.tsx";
import rowStyles from "#app/ui/rows.module.css";
import stack from "#app/ui/stack.module.css";
import styles from "./place-list.module.css";

type ServiceNames = Readonly<Record<string, string>>;

type PlaceListProps = {
  places: readonly Place[];
  serviceNames: ServiceNames;
  id?: string;
};

/** Branches or ATMs, the open ones first. Each row has its position, by which the browser sorts each group. */
export function PlaceList({ places, serviceNames, id }: PlaceListProps) {
  return (
    <div className={stack.even} id={id}>
      {groupPlaces(places).map((group) => (
        <Group key={group.shared.state} group={group} serviceNames={serviceNames} />
      ))}
    </div>
  );
}

type GroupProps = { group: PlaceGroup; serviceNames: ServiceNames };

function Group({ group, serviceNames }: GroupProps) {
  const { isOpen, isSpecimen, shared, rows } = group;
  const id = isOpen ? "places-open" : "places-closed";
  return (
    <div className={stack.even}>
      <div className={styles.shared} data-open={isOpen || undefined}>
        <p className={styles.state} id={id}>
          {shared.state} {isSpecimen && <SpecimenMark />}
        </p>
        <SharedHours group={group} />
        {rows.some(({ place }) => place.href === undefined) && (
          <p>{namesOf(shared.services, serviceNames)}</p>
        )}
      </div>
      <ul className={styles.list} aria-labelledby={id}>
        {rows.map((row) => (
          <li key={row.place.id} data-position={Object.values(row.place.position).join(" ")}>
            <Row
              {...row}
              isMarked={!isSpecimen && row.place.isSpecimen}
              serviceNames={serviceNames}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function SharedHours({ group: { shared, rows } }: Pick<GroupProps, "group">) {
  const { otherHours } = useServices().content.waysToBank.branch;
  if (shared.hours.length === 0) return null;
  return (
    <p>
      {`${shared.hours.join(". ")}. `}
      {rows.some(({ own }) => own.hours) && `${otherHours} `}
      {rows.some(({ place }) => place.areHoursSpecimen) && <SpecimenMark />}
    </p>
  );
}

type RowProps = PlaceGroup["rows"][number] & { isMarked: boolean; serviceNames: ServiceNames };

function Row({ place, own, isMarked, serviceNames }: RowProps) {
  const { name, href, isOpen, where } = place;
  return (
    <article className={styles.row}>
      <div className={styles.facts}>
        <div className={styles.head}>
          <h3 className={styles.name}>
            {href === undefined ? name : <Link href={href}>{name}</Link>}
          </h3>
          {isMarked && <SpecimenMark />}
        </div>
        <p>{where}</p>
        {own.state && <OpeningBadge isOpen={isOpen} state={own.state} />}
        <Paragraphs texts={own.hours ?? []} />
        {href === undefined && own.services && <p>{namesOf(own.services, serviceNames)}</p>}
      </div>
      <DirectionsLink href={place.directions} name={name} />
    </article>
  );
}

const namesOf = (services: readonly string[], names: ServiceNames) =>
  services.map((service) => names[service]).join(" · ");

/** Link to an external map. The page loads nothing from its provider. */
function DirectionsLink({ href, name }: { href: string; name: string }) {
  const texts = useServices().content.waysToBank.branch;
  return (
    <p>
      <Link className={rowStyles.link} href={href} rel="external">
        {texts.directions}
        <span className="visually-hidden">{` ${fillText(texts.directionsTo, { name })}`}</span>
        <Icon name="arrow-square-out-bold" />
      </Link>
    </p>
  );
}
