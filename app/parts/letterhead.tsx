import { reachOf } from "#app/lib/reach.ts";
import { useServices } from "#app/lib/services.tsx";
import { nairobiDay } from "#domain/time/nairobi-time.ts";
import { formatDay } from "#domain/time/days.ts";

/** On paper alone (styles/print.css): the bank and the day above a page. A page from the cache has the day on which it was made. */
export function Letterhead() {
  const { content, now } = useServices();
  const { settings, language, messages } = content;
  const { bank } = settings;
  const reach = reachOf(content);
  const line = [
    `${bank.legalName}.`,
    reach.kind === "phone" ? `${reach.display}.` : messages.shell.mobileMoney,
    formatDay(nairobiDay(now().getTime()), language),
  ];
  return (
    <p hidden data-paper="letterhead">
      <strong>{bank.name}</strong> <span>{line.join(" ")}</span>
    </p>
  );
}
