import { data } from "react-router";
import { Access } from "./access.tsx";
import { BranchCard } from "./branch-card.tsx";
import { HolidayList, HoursTable } from "./hours-table.tsx";
import { OpeningBadge } from "#app/features/branches/opening-badge.tsx";
import { PlaceList } from "#app/features/branches/place-list.tsx";
import { Banner } from "#app/layout/banner/banner.tsx";
import { orNotFound } from "#app/lib/or-not-found.ts";
import { briefPageUntil } from "#app/lib/cache-policy.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { JsonLd } from "#app/ui/json-ld.tsx";
import { SpecimenMark } from "#app/parts/specimen-mark.tsx";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import type { Route } from "./+types/route";
import rowStyles from "#app/ui/rows.module.css";
import stack from "#app/ui/stack.module.css";
import styles from "./branch.module.css";
import type { Content } from "#model/content.ts";
import type { Branch } from "#model/branches/schema.ts";
import { distanceKm } from "#domain/contact/distance.ts";
import { branchData } from "./branch-data.ts";
import { areHoursSpecimen, directionsTo, hoursOf } from "#app/features/branches/branch-facts.ts";
import { whereIs } from "#app/lib/where-is.ts";
import { holidaysAhead, hoursRows } from "./branch-hours.ts";
import { readPlaces } from "#app/features/branches/read-places.ts";

export function loader({ context, params }: Route.LoaderArgs) {
  const { content, origin, now } = context.get(servicesContext);
  const branch = orNotFound(content.branches.find(({ slug }) => slug === params.slug));

  const { name, town } = branch;
  const moment = now().getTime();
  const canonical = paths.branch(branch.slug);
  const { nextChange, ...read } = readBranch(branch, content, moment, origin + canonical);
  const { branch: texts, branches, title } = content.waysToBank;
  const page = {
    ...read,
    meta: {
      title: fillText(texts.title, { name }),
      description: fillText(texts.summary, { name, town }),
      canonical,
    },
    crumbs: [
      { label: title, href: link("/ways-to-bank") },
      { label: branches.title, href: paths.locations("Branches") },
      { label: name },
    ],
  };
  return data(page, { headers: briefPageUntil(nextChange, moment) });
}

export default function BranchPage({ loaderData }: Route.ComponentProps) {
  const { branch: texts, branches } = useServices().content.waysToBank;
  const { card, opening, rows, isHoursSpecimen, holidays, nearest, structuredData } = loaderData;
  return (
    <>
      <JsonLd data={structuredData} />
      <Banner
        motif="savings"
        seed={`branch-${card.slug}`}
        title={fillText(texts.title, { name: card.name })}
        lead={card.where}
      >
        <OpeningBadge {...opening} />
      </Banner>
      <div className={`${styles.page} wrap`}>
        <div className={`${styles.hours} raised`}>
          <HoursTable rows={rows} isSpecimen={isHoursSpecimen} />
          <HolidayList holidays={holidays} />
        </div>
        <div className={`${stack.roomy} ${styles.beside}`}>
          <BranchCard branch={card} />
          <section className={`${stack.close} ${styles.services}`} aria-labelledby="services">
            <h2 id="services">
              {texts.services} {card.details.provenance === "specimen" && <SpecimenMark />}
            </h2>
            <ul className={rowStyles.tight}>
              {card.details.services.map((service) => (
                <li key={service}>{branches.services[service]}</li>
              ))}
            </ul>
          </section>
          <Access access={card.access} />
        </div>
      </div>
      <section className={`${styles.visit} wrap`} aria-labelledby="visit">
        <div>
          <h2 id="visit">{texts.visit.title}</h2>
          <p>{texts.visit.text}</p>
        </div>
      </section>
      <section className={`${stack.even} ${styles.near} wrap`} aria-labelledby="near">
        <h2 id="near">{texts.near}</h2>
        <PlaceList places={nearest} serviceNames={branches.services} />
      </section>
    </>
  );
}

const shownNearest = 3;

/** The content of a branch's page at a moment. */
function readBranch(branch: Branch, content: Content, now: number, url: string) {
  const { waysToBank: texts, settings } = content;
  const { places, nextChange } = readPlaces("Branches", content, now);
  const place = places.find(({ id }) => id === branch.slug);
  const hours = hoursOf(branch, texts);
  const holidays = holidaysAhead(hours, content.publicHolidays, now, texts.holidays);
  const card = {
    ...branch,
    where: whereIs(branch, texts),
    directions: directionsTo(branch, settings),
  };
  return {
    card,
    opening: { isOpen: place?.isOpen ?? false, state: place?.state ?? texts.state.closed },
    rows: hoursRows(hours, content.publicHolidays, now, content.language),
    isHoursSpecimen: areHoursSpecimen(branch, texts),
    holidays,
    nearest: places
      .filter(({ id }) => id !== branch.slug)
      .toSorted(
        (a, b) => distanceKm(branch.position, a.position) - distanceKm(branch.position, b.position),
      )
      .slice(0, shownNearest),
    structuredData: branchData({ branch, settings, texts, holidays, url }),
    nextChange,
  };
}
