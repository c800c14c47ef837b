import { sourceKey } from "#domain/site/source-key.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { formatDay } from "#domain/time/days.ts";
import { useServices } from "#app/lib/services.tsx";

type SourceDayProps = { source: string; asOf: string };

/** The day of a source, after its name. If it is too long ago, the text says that nobody has confirmed it since. */
export function SourceDay({ source, asOf }: SourceDayProps) {
  const { messages, language } = useServices().content;
  const { day, lastConfirmed } = messages.shell.sourceLine;
  const words = useIsUnconfirmed(source, asOf) ? lastConfirmed : day;
  return fillText(words, { day: formatDay(asOf, language) });
}

/** The day of a public fact about the group, whose source is not named. */
export function OwnDay({ source, asOf }: SourceDayProps) {
  const { messages, language } = useServices().content;
  const { ownDay, ownLastConfirmed } = messages.shell.sourceLine;
  const words = useIsUnconfirmed(source, asOf) ? ownLastConfirmed : ownDay;
  return fillText(words, { day: formatDay(asOf, language) });
}

/** True if what a source said on a day must be confirmed again. */
export const useIsUnconfirmed = (source: string, asOf: string) =>
  useServices().content.unconfirmed.has(sourceKey({ source, asOf }));
