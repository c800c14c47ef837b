import { randomUUID } from "node:crypto";
import { errorCode } from "../../base/error-code.ts";
import { writeWhole } from "../write-durably.ts";
import type { SmsSender } from "./sms.ts";

/**
 * Stands in for a gateway that is not configured: each message becomes a text file; their names sort by time. Nothing is
 * synced: who loses a code to a power cut asks again, and a busy disk is no gateway that does not answer.
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
