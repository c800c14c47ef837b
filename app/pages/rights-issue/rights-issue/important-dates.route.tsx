import { renderToStaticMarkup } from "react-dom/server";
import { DatesPicture } from "./dates-picture.tsx";
import { cachedPage } from "#app/lib/cache-policy.ts";
import { servicesContext } from "#app/lib/services.tsx";
import type { Route } from "./+types/important-dates.route";

/** The picture of the important dates, drawn from the timetable, so that both always agree. */
export function loader({ context }: Route.LoaderArgs) {
  const { page, record } = context.get(servicesContext).content.rightsIssue;
  const picture = renderToStaticMarkup(
    <DatesPicture
      group={page.title}
      title={page.dates.button}
      texts={page.dates}
      events={record.timetable}
    />,
  );
  return new Response(picture, { headers: { ...cachedPage, "Content-Type": "image/svg+xml" } });
}
