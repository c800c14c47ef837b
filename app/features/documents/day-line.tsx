import { useServices } from "#app/lib/services.tsx";
import { formatDay } from "#domain/time/days.ts";

/** A sentence that contains a date: "Last reviewed on {day}". */
export function DayLine({ text, day }: { text: string; day: string }) {
  const { language } = useServices().content;
  const [before, after] = text.split("{day}");
  return (
    <>
      {before}
      <time dateTime={day}>{formatDay(day, language)}</time>
      {after}
    </>
  );
}
