import type { Language } from "#domain/texts/language.ts";
import { nairobiDay, startOfNairobiDay } from "./nairobi-time.ts";

/** A time of day (`HH:MM`) as people read it: `8:30 am`, `noon`, `4 pm`. */
export function formatTime(time: string, language: Language = "en"): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  if (language === "sw") return kiswahiliTime(hour, minute);
  if (hour === 12 && minute === 0) return "noon";
  const minutes = minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`;
  return `${hour % 12 || 12}${minutes}\u00a0${hour < 12 ? "am" : "pm"}`;
}

/** The hours of Kiswahili are counted from six in the morning and in the evening: 08:30 is `saa 2:30 asubuhi`. */
function kiswahiliTime(hour: number, minute: number) {
  const minutes = minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`;
  const partsOfDay = [
    [4, "usiku"],
    [12, "asubuhi"],
    [16, "mchana"],
    [19, "jioni"],
    [24, "usiku"],
  ] as const;
  const part = partsOfDay.find(([end]) => hour < end)?.[1] ?? "usiku";
  return `saa\u00a0${(hour + 6) % 12 || 12}${minutes} ${part}`;
}

/** The time of day in Nairobi at a moment, `HH:MM`. */
export function nairobiTime(moment: number): string {
  const midnight = startOfNairobiDay(nairobiDay(moment));
  const minutes = Math.floor((moment - midnight) / 60_000);
  return [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
}
