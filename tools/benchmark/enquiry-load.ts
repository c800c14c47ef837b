import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { processorSeconds } from "#test/support/programs/proc.ts";
import type { ServerProcess } from "#test/support/faults/server-process.ts";

export const connections = 32;

/** Enquiries with a different key, message, visitor's address and mailbox each. */
const requests = `
local sent = 0
local start = os.time()
request = function()
  sent = sent + 1
  local key = start .. "-" .. sent
  local headers = {
    ["Content-Type"] = "application/json",
    ["Idempotency-Key"] = key,
    ["X-Forwarded-For"] = "10." .. math.floor(sent / 65536) % 256 .. "." .. math.floor(sent / 256) % 256 .. "." .. sent % 256,
  }
  return wrk.format("POST", "/api/website/contactUs", headers, '{"name":"Zawadi Omwamba","email":"zawadi.' .. key .. '@mail.example","phone":"254712345678","messageSection":"Home Loan","message":"How do I begin? ' .. key .. '","destinationFlag":"website"}')
end
`;

/** Sends enquiries for the given time; throws if one is refused. */
export async function sendEnquiries(server: ServerProcess, folder: string, seconds: number) {
  const script = join(folder, "requests.lua");
  writeFileSync(script, requests);
  const before = processorSeconds(server.pid);
  const { stdout } = await promisify(execFile)("wrk", [
    ...["-t1", `-c${connections}`, `-d${seconds}s`, "--latency", "-s", script],
    server.origin,
  ]);
  if (stdout.includes("Non-2xx")) throw new Error(`Some were refused:\n${stdout}`);
  const read = (pattern: RegExp) => pattern.exec(stdout)?.[1] ?? "";
  const answered = Number(read(/(\d+) requests in/));
  return {
    answered,
    perSecond: Math.round(Number(read(/Requests\/sec:\s+([\d.]+)/))),
    p50: read(/^\s+50%\s+(\S+)/m),
    p99: read(/^\s+99%\s+(\S+)/m),
    /** The CPU time of the server's process for each enquiry. */
    processorMs: (((processorSeconds(server.pid) - before) * 1000) / answered).toFixed(2),
  };
}
