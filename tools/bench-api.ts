/**
 * Enquiries a second that are on the disk when they are answered, beside how often a second this disk syncs at all,
 * measured in turn in the same run and folder: once while no mail can be sent, and once while every mail is. Needs a
 * build, and `wrk` on the PATH; takes about a minute. BENCH_FOLDER chooses the disk.
 */
import { execFile } from "node:child_process";
import { once } from "node:events";
import {
  closeSync,
  fdatasyncSync,
  mkdtempSync,
  openSync,
  rmSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { SMTPServer } from "smtp-server";
import { untilIdle } from "#test/support/proc.ts";
import { spawnServer } from "#test/support/server-process.ts";
import { sayMachine } from "./benchmark/figures.ts";

const rounds = 3;
const secondsEach = 5;
const connections = 32;
/** Where nobody listens. */
const noMailServer = "smtp://127.0.0.1:1";

/** Each enquiry with a key, a message and a visitor's address of its own. */
const requests = `
local sent = 0
request = function()
  sent = sent + 1
  local key = os.time() .. "-" .. sent
  local headers = {
    ["Content-Type"] = "application/json",
    ["Idempotency-Key"] = key,
    ["X-Forwarded-For"] = "10." .. math.floor(sent / 65536) % 256 .. "." .. math.floor(sent / 256) % 256 .. "." .. sent % 256,
  }
  return wrk.format("POST", "/api/website/contactUs", headers, '{"name":"Zawadi Omwamba","email":"zawadi@mail.example","phone":"254712345678","messageSection":"Home Loan","message":"How do I begin? ' .. key .. '","destinationFlag":"website"}')
end
`;

sayMachine();
console.info(`contactUs, ${connections} connections, ${rounds} rounds of ${secondsEach} s, SQLite`);
await measure("No mail can be sent", noMailServer);
const mail = startMailServer();
await measure("Every mail is sent", await mail.url);
mail.close();

async function measure(title: string, smtpUrl: string) {
  const folder = mkdtempSync(join(process.env["BENCH_FOLDER"] ?? tmpdir(), "bench-api-"));
  writeFileSync(join(folder, "requests.lua"), requests);
  const server = await spawnServer({
    NODE_ENV: "test",
    CAPTCHA: "off",
    TRUSTED_PROXIES: "127.0.0.1",
    LOG_LEVEL: "info",
    DATA_DIR: folder,
    SMTP_URL: smtpUrl,
  });
  try {
    console.info(`\n${title}`);
    await untilIdle(server.pid);
    // Until the code is compiled.
    let answered = (await load(server.origin, folder, secondsEach)).answered;
    for (let round = 0; round < rounds; round += 1) {
      const syncs = syncsASecond(folder);
      const { perSecond, p50, p99, ...rest } = await load(server.origin, folder, secondsEach);
      answered += rest.answered;
      const ratio = (perSecond / syncs).toFixed(2);
      console.info(
        `${perSecond} enquiries/s, p50 ${p50}, p99 ${p99}; disk ${syncs} syncs/s; ratio ${ratio}`,
      );
    }
    console.info(`${answered} answered with 200, ${countKept(folder)} on the disk`);
  } finally {
    await server.end("SIGTERM");
    rmSync(folder, { recursive: true });
  }
}

async function load(origin: string, folder: string, seconds: number) {
  const { stdout } = await promisify(execFile)("wrk", [
    ...[
      "-t1",
      `-c${connections}`,
      `-d${seconds}s`,
      "--latency",
      "-s",
      join(folder, "requests.lua"),
    ],
    origin,
  ]);
  if (stdout.includes("Non-2xx")) throw new Error(`Some were refused:\n${stdout}`);
  const read = (pattern: RegExp) => pattern.exec(stdout)?.[1] ?? "";
  return {
    answered: Number(read(/(\d+) requests in/)),
    perSecond: Math.round(Number(read(/Requests\/sec:\s+([\d.]+)/))),
    p50: read(/^\s+50%\s+(\S+)/m),
    p99: read(/^\s+99%\s+(\S+)/m),
  };
}

/** A page of a database appended and synced, one after another, for a second. */
function syncsASecond(folder: string): number {
  const path = join(folder, "syncs");
  const file = openSync(path, "w");
  const page = Buffer.alloc(4096, 1);
  const end = performance.now() + 1000;
  let syncs = 0;
  for (; performance.now() < end; syncs += 1) {
    writeSync(file, page);
    fdatasyncSync(file);
  }
  closeSync(file);
  rmSync(path);
  return syncs;
}

function countKept(folder: string): number {
  const file = new DatabaseSync(join(folder, "site.db"), { readOnly: true });
  const { kept } = file.prepare("select count(*) as kept from enquiry").get() ?? {};
  file.close();
  return Number(kept);
}

/** Takes every mail and forgets it. */
function startMailServer() {
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    onData(stream, _session, done) {
      stream.on("end", () => done());
      stream.resume();
    },
  });
  server.on("error", () => undefined);
  const inner = server.listen(0, "127.0.0.1");
  // The cast: a server that listens on a port has an address of this kind.
  const url = once(inner, "listening").then(
    () => `smtp://127.0.0.1:${(inner.address() as AddressInfo).port}`,
  );
  return { url, close: () => server.close() };
}
