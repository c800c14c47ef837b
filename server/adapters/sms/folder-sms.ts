import { randomUUID } from "node:crypto";
import { errorCode } from "../../base/error-code.ts";
import { writeWhole } from "../write-durably.ts";
import type { SmsSender } from "./sms.ts";

/**
 * Used if no gateway is configured: each message becomes a text file; names sort by time. Not synced to disk: a code
 * lost in a power cut can be requested again, and a busy disk must not look like a gateway that does not respond.
 */
export function folderSms(folder: string, now: () => number): SmsSender {
  return {
    async send(phone, text) {
      const time = new Date(now()).toISOString().replaceAll(":", "-");
      const name = `${time}-${randomUUID().slice(0, 8)}.txt`;
      try {
        await writeWhole(folder, name, `To: +${phone}\n\n${text}\n`);
        return { ok: true };
      } catch (error) {
        const code = errorCode(error) ?? "unknown";
        return { ok: false, reason: `The folder cannot be written: ${code}` };
      }
    },
  };
}
