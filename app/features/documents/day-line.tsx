const formatted = new Intl.DateTimeFormat("en-KE", {
  dateStyle: "long",
  timeZone: "Africa/Nairobi",
});

/** A sentence with a day in it: "Last reviewed on {day}". */
export function DayLine({ words, day }: { words: string; day: string }) {
  const [before, after] = words.split("{day}");
  return (
    <>
      {before}
      <time dateTime={day}>{formatted.format(new Date(day))}</time>
      {after}
    </>
  );
}
