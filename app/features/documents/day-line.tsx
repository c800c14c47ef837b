import { useServices } from "#app/lib/services.tsx";
import { formatDay } from "#domain/time/days.ts";

/** A sentence with a day in it: "Last reviewed on {day}". */
export function DayLine({ words, day }: { words: string; day: string }) {
  const { language } = useServices().content;
  const [before, after] = words.split("{day}");
  return (
    <>
      {before}
      <time dateTime={day}>{formatDay(day, language)}</time>
      {after}
    </>
  );
}
