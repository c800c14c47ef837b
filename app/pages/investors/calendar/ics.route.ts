import { calendarEvents } from "./calendar-events.ts";
import { cachedPage } from "#app/lib/cache-policy.ts";
import { servicesContext } from "#app/lib/services.tsx";
import { link } from "#app/pages/link.ts";
import type { Route } from "./+types/ics.route";

/** The financial calendar, for calendar programs. */
export async function loader({ context }: Route.LoaderArgs) {
  const { calendarFile } = await import("./calendar-file.ts");
  const { content, origin } = context.get(servicesContext);
  const { investors, settings } = content;
  const file = calendarFile(calendarEvents(investors), {
    name: `${settings.group.name}: ${investors.calendar.title}`,
    description: investors.calendar.summary,
    address: origin + link("/investor-relations/calendar.ics"),
    company: settings.group.name,
  });
  return new Response(file, {
    headers: { ...cachedPage, "Content-Type": "text/calendar; charset=utf-8" },
  });
}
