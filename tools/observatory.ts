/**
 * The verdict of Mozilla's HTTP Observatory on the site, without the internet: the production build behind TLS, with a
 * certificate of this moment, and Mozilla's own scanner, which npm fetches. Fails under A+ or 125 points. Needs a build
 * and `openssl`.
 */
import { execFile, execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingMessage, request as ask, type ServerResponse } from "node:http";
import { createServer } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { freePort } from "#test/support/free-port.ts";
import { spawnServer } from "#test/support/server-process.ts";

const scanner = "@mdn/mdn-http-observatory";
const version = "1.4.8";
const leastScore = 125;

const ReportSchema = z.object({
  scan: z.object({ grade: z.string(), score: z.number() }),
  tests: z.record(
    z.string(),
    z.object({ result: z.string(), scoreModifier: z.number(), pass: z.boolean() }),
  ),
});

const folder = mkdtempSync(join(tmpdir(), "observatory-"));
try {
  const { scan, tests } = await report();
  for (const [name, { result, scoreModifier, pass }] of Object.entries(tests))
    console.info(
      `${pass ? "passed" : "FAILED"} ${String(scoreModifier).padStart(4)} ${name}: ${result}`,
    );
  console.info(`\n${scanner} ${version}: ${scan.grade}, ${scan.score} points`);
  if (scan.grade !== "A+" || scan.score < leastScore) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}

async function report() {
  const script = installScanner();
  const certificate = makeCertificate();
  const port = await freePort();
  const site = await spawnServer({
    NODE_ENV: "production",
    LOG_LEVEL: "error",
    DATA_DIR: join(folder, "data"),
    PUBLIC_ORIGIN: `https://localhost:${port}`,
    TRUSTED_PROXIES: "127.0.0.1",
  });
  const front = createServer(
    { key: readFileSync(certificate.key), cert: readFileSync(certificate.cert) },
    (request, response) => passOn(site.port, request, response),
  ).listen(port);
  await once(front, "listening");
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [script, `localhost:${port}`], {
      env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate.cert },
    });
    return ReportSchema.parse(JSON.parse(stdout));
  } finally {
    front.closeAllConnections();
    front.close();
    await site.end("SIGTERM");
  }
}

/** Its list of the sites that browsers know by heart would come from the internet: ours is not on an empty one. */
function installScanner(): string {
  const args = ["install", "--prefix", folder, "--ignore-scripts", "--no-audit", "--no-fund"];
  execFileSync("npm", [...args, "--loglevel=error", `${scanner}@${version}`], { stdio: "inherit" });
  const installed = join(folder, "node_modules", scanner);
  mkdirSync(join(installed, "conf"), { recursive: true });
  writeFileSync(join(installed, "conf/hsts-preload.json"), "{}");
  return join(installed, "src/scan.js");
}

function makeCertificate() {
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"];
  const name = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const files = ["-nodes", "-days", "1", "-keyout", key, "-out", cert];
  execFileSync("openssl", ["req", "-x509", ...curve, ...name, ...files], { stdio: "ignore" });
  return { key, cert };
}

/** Ends TLS as what stands in front does: all headers as they came, and the visitor's address. */
function passOn(port: number, request: IncomingMessage, response: ServerResponse) {
  const { method, url: path, headers } = request;
  const visitor = request.socket.remoteAddress ?? "";
  const passedOn = ask(
    { port, method, path, headers: { ...headers, "x-forwarded-for": visitor } },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  passedOn.on("error", () => response.destroy());
  request.pipe(passedOn);
}
