import { calendarEvents, splitByToday } from "./calendar-events.ts";
import { investorCrumbs } from "#app/features/investors/crumbs.ts";
import { MoreLinks } from "#app/features/investors/more-links.tsx";
import { type CalendarEvent } from "./calendar-events.ts";
import { SourcedTable } from "#app/parts/company-papers/sourced-table.tsx";
import { Banner } from "#app/layout/banner/banner.tsx";
import { ButtonLink } from "#app/ui/form/button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { metaOf } from "#app/lib/page-meta.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { formatDay } from "#domain/time/days.ts";
import { link } from "#app/pages/link.ts";
import type { Route } from "./+types/route";
import stack from "#app/ui/stack.module.css";
import styles from "#app/features/investors/share.module.css";

export function loader({ context }: Route.LoaderArgs) {
  const { content, now } = context.get(servicesContext);
  const { calendar } = content.investors;
  return {
    ...splitByToday(calendarEvents(content.investors), now().getTime()),
    meta: metaOf(calendar, link("/investor-relations/calendar")),
    crumbs: investorCrumbs(content, calendar.title),
  };
}

export default function Calendar({ loaderData }: Route.ComponentProps) {
  const { calendar, texts: all } = useServices().content.investors;
  const texts = all.calendarPage;
  const { coming, past } = loaderData;
  const heads = [texts.day, texts.event];
  return (
    <>
      <Banner
        motif="corporate"
        seed="investor-calendar"
        title={calendar.title}
        lead={calendar.lead}
      />
      <div className={`${stack.apart} ${styles.page} wrap`}>
        <div className={`${stack.apart} ${styles.column}`}>
          {coming.length > 0 ? (
            <SourcedTable caption={texts.coming} heads={heads} rows={coming.map(toRow)} />
          ) : (
            <section className={`${stack.close} ${styles.help} raised`} aria-labelledby="coming">
              <h2 id="coming">{texts.coming}</h2>
              <p>{texts.noneComing}</p>
            </section>
          )}
          <SourcedTable caption={texts.past} heads={heads} rows={past.map(toRow)} />
        </div>
        <div className={`${stack.apart} ${styles.column}`}>
          <div className={`${stack.close} ${styles.help} raised`}>
            <ButtonLink href={link("/investor-relations/calendar.ics")}>
              <Icon name="calendar-plus-bold" />
              {texts.subscribe}
            </ButtonLink>
            <p>{texts.subscribeText}</p>
          </div>
          <MoreLinks current="calendar" />
        </div>
      </div>
    </>
  );
}

function toRow({ day, title, text, source, asOf }: CalendarEvent) {
  return { cells: [formatDay(day), `${title}. ${text}`] as const, source, asOf };
}
