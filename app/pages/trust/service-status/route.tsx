import { TextList } from "#app/ui/text-list.tsx";
import { useOpenIncidents } from "#app/layout/notices/service-notice.tsx";
import { Banner } from "#app/layout/banner/banner.tsx";
import { brieflyCachedPage } from "#app/lib/cache-policy.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { headOf } from "#app/lib/page-meta.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { ButtonLink } from "#app/ui/form/button.tsx";
import type { Incident } from "#model/page-texts/service-status.ts";
import { link } from "#app/pages/link.ts";
import type { Route } from "./+types/route";
import prose from "#app/features/documents/prose.module.css";
import rows from "#app/ui/rows.module.css";
import quiet from "#app/ui/quiet.module.css";
import stack from "#app/ui/stack.module.css";
import styles from "./service-status.module.css";

export function loader({ context }: Route.LoaderArgs) {
  const { content } = context.get(servicesContext);
  return headOf(content.serviceStatus, link("/service-status"));
}

export const headers = () => brieflyCachedPage;

export default function ServiceStatusPage() {
  const { content, now } = useServices();
  const texts = content.serviceStatus;
  const open = useOpenIncidents();
  const past = texts.incidents
    .filter(({ endedAt }) => endedAt !== undefined && Date.parse(endedAt) <= now().getTime())
    .toSorted((a, b) => Date.parse(b.startedAt) - Date.parse(a.startedAt));
  return (
    <>
      <Banner motif="treasury" seed="service-status" title={texts.title} lead={texts.lead} />
      <div className="wrap">
        <div className={prose.prose}>
          {open.length === 0 ? <Fine texts={texts.fine} /> : <h2>{texts.now.title}</h2>}
          {open.map((incident) => (
            <IncidentCard key={incident.title + incident.startedAt} incident={incident} />
          ))}
          <h2>{texts.other.title}</h2>
          <TextList texts={texts.other.items} />
          <p className={rows.buttons}>
            <ButtonLink href={link("/ways-to-bank")} variant="secondary">
              {content.waysToBank.title}
            </ButtonLink>
            <ButtonLink href={link("/fraud-centre")} variant="secondary">
              {content.fraudCentre.title}
            </ButtonLink>
          </p>
          <h2>{texts.past.title}</h2>
          {past.length === 0 && <p>{texts.past.none}</p>}
          {past.map((incident) => (
            <IncidentCard key={incident.title + incident.startedAt} incident={incident} />
          ))}
        </div>
      </div>
    </>
  );
}

function Fine({ texts }: { texts: { title: string; text: string } }) {
  return (
    <div className={`${stack.close} ${styles.fine}`}>
      <h2>
        <Icon name="check-circle-fill" /> {texts.title}
      </h2>
      <p>{texts.text}</p>
    </div>
  );
}

const moment = new Intl.DateTimeFormat("en-KE", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Africa/Nairobi",
});

function IncidentCard({ incident }: { incident: Incident }) {
  const { now, past } = useServices().content.serviceStatus;
  const { title, text, startedAt, endedAt } = incident;
  const from = moment.format(new Date(startedAt));
  return (
    <article className={`${stack.tight} ${styles.incident} raised`}>
      <h3>{title}</h3>
      <p className={quiet.soft}>
        {endedAt === undefined
          ? fillText(now.since, { moment: from })
          : fillText(past.span, { from, to: moment.format(new Date(endedAt)) })}
      </p>
      <p>{text}</p>
    </article>
  );
}
