import { once } from "node:events";
import { fillText } from "#domain/texts/fill-text.ts";
import type { CodeTexts } from "#model/careers/messages-schema.ts";
import type { SmsSender } from "../adapters/sms/sms.ts";

/** The last line lets a browser fill in the code, on this site alone (WebOTP, and domain-bound codes of iOS). */
export function codeMessage(
  template: string,
  { code, minutes, host }: { code: string; minutes: number; host: string },
): string {
  const text = template.replace("{code}", code).replace("{minutes}", String(minutes));
  return `${text}\n@${host} #${code}`;
}

/** The refusal of another code, with the time to wait: in seconds up to a minute, else rounded up. */
export function codeWaitMessage({ limited, waits }: CodeTexts, seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const units = [
    [seconds, waits.seconds],
    [minutes, waits.minutes],
  ] as const;
  const [count, { one, other }] = units.find(([each]) => each <= 60) ?? [
    Math.ceil(minutes / 60),
    waits.hours,
  ];
  return fillText(limited, { wait: count === 1 ? one : fillText(other, { count }) });
}

/** Sends while the visitor waits, with a time limit. It is not sent again, because it may have arrived. */
export async function sendInTime(
  sms: SmsSender,
  { phone, text, patienceMs }: { phone: string; text: string; patienceMs: number },
): Promise<{ ok: true } | { ok: false; reason: string; mayArrive: boolean }> {
  const signal = AbortSignal.timeout(patienceMs);
  const tooLate = once(signal, "abort").then(() => ({ ok: false, reason: "no answer" }) as const);
  const failed = (reason: string) => ({ ok: false, reason, mayArrive: signal.aborted }) as const;
  try {
    const result = await Promise.race([sms.send(phone, text, signal), tooLate]);
    return result.ok ? result : failed(result.reason);
  } catch (error) {
    // Logs only the error's name: its message may hold the number.
    return failed(error instanceof Error ? error.name : "unknown");
  }
}
