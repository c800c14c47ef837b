import { link } from "#app/pages/link.ts";
import { isOpenAt } from "#domain/site/incident.ts";
import { useServices } from "#app/lib/services.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import "./service-notice.css";
import { Link } from "#app/ui/navigation/link.tsx";
import { usePageLanguage } from "#app/ui/navigation/page-language-context.ts";

/** Open incidents, newest first. */
export function useOpenIncidents() {
  const { content, now } = useServices();
  const at = now().getTime();
  return content.serviceStatus.incidents
    .filter((incident) => isOpenAt(incident, at))
    .toSorted((a, b) => Date.parse(b.startedAt) - Date.parse(a.startedAt));
}

/** A bar on every page while there is an open incident, with a link to its details. */
export function ServiceNotice() {
  const { now: texts } = useServices().content.serviceStatus;
  const incidents = useOpenIncidents();
  const { languageOf } = usePageLanguage();
  if (incidents.length === 0) return null;
  return (
    <aside className="service-notice" aria-label={texts.title}>
      <div className="wrap">
        {incidents.map(({ title, startedAt }) => (
          <p key={title + startedAt}>
            <Icon name="warning-circle-fill" />
            <strong lang={languageOf(title)}>{title}</strong>{" "}
            <Link href={link("/service-status")}>{texts.more}</Link>
          </p>
        ))}
      </div>
    </aside>
  );
}
