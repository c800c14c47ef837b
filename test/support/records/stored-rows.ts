import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** The folder of submitted data of the browser tests' server. */
export const ownFolder = join(import.meta.dirname, "../../../test-results/data");

/** The stored enquiry with this message. */
export const keptEnquiries = (message: string, folder = ownFolder) =>
  keptWhere("enquiry", "message", message, folder);

/** The bookings that the server has kept of an email address. */
export const keptBookings = (email: string) => keptWhere("enquiry", "email", email);

/** The applications that the server has kept of a phone such as 0712345678. */
export const keptApplications = (phone: string) =>
  keptWhere("application", "phone", `254${phone.slice(1)}`);

function keptWhere(table: string, column: string, value: string, folder = ownFolder) {
  const db = new DatabaseSync(join(folder, "site.db"), { readOnly: true, timeout: 5000 });
  try {
    return db.prepare(`select * from ${table} where ${column} = ?`).all(value);
  } finally {
    db.close();
  }
}

/** The code in the newest message to a phone. */
export function codeSentTo(phone: string, folder = ownFolder): string {
  const messages = join(folder, "outbox/sms");
  const code = readdirSync(messages)
    .sort()
    .map((file) => readFileSync(join(messages, file), "utf8"))
    .findLast((message) => message.startsWith(`To: +254${phone.slice(1)}\n`))
    ?.match(/\n\n(\d{6})/)?.[1];
  if (!code) throw new Error("No code was sent");
  return code;
}
