import { fillText } from "#domain/texts/fill-text.ts";
import { formatDay } from "#domain/time/days.ts";
import { useServices } from "#app/lib/services.tsx";

type DayProps = { asOf: string };

/** The day on which a source was last confirmed, after its name. */
export function SourceDay({ asOf }: DayProps) {
  const { messages, language } = useServices().content;
  return fillText(messages.shell.sourceLine.day, { day: formatDay(asOf, language) });
}

/** The same of a public fact about the group, whose source is not named. */
export function OwnDay({ asOf }: DayProps) {
  const { messages, language } = useServices().content;
  return fillText(messages.shell.sourceLine.ownDay, { day: formatDay(asOf, language) });
}
