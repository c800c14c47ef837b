import { reachOf } from "#app/lib/reach.ts";
import { useServices } from "#app/lib/services.tsx";
import { nairobiDay } from "#domain/time/nairobi-time.ts";
import { formatDay } from "#domain/time/days.ts";

/** On paper alone (styles/print.css): the bank, its regulator and the day. A cached page has the day on which it was made. */
export function Letterhead({ isGroup }: { isGroup: boolean }) {
  const { content, now } = useServices();
  const { settings, language, messages } = content;
  const reach = reachOf(content);
  const line = [
    reach.kind === "phone" ? `${reach.display}.` : messages.shell.mobileMoney,
    settings.regulation,
    formatDay(nairobiDay(now().getTime()), language),
  ];
  return (
    <p hidden data-paper="letterhead">
      <strong>{(isGroup ? settings.group : settings.bank).name}</strong>{" "}
      <span>{line.join(" ")}</span>
    </p>
  );
}
