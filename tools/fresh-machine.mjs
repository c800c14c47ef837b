/**
 * Tries the README's two commands on a fresh clone of HEAD, with an empty home and an empty cache of npm. `--start-only`
 * leaves the second out. Needs git, and Node from 20.19 on with npm.
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const mostStartSeconds = 1800;
const root = join(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "fresh-machine-"));
// To root the tests start PostgreSQL as another user, who must come in.
chmodSync(folder, 0o755);
const clone = join(folder, "clone");
const home = join(folder, "home");
mkdirSync(home);

/** How this machine reaches the network, and nothing else that it knows. */
const network =
  /^(?:npm_config_(?:registry|.*proxy|cafile)|https?_proxy|no_proxy|node_extra_ca_certs|ssl_cert_file)$/i;
const environment = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => network.test(name))),
  npm_config_registry: spawnSync("npm", ["config", "get", "registry"], {
    encoding: "utf8",
  }).stdout.trim(),
  // Not what an npm script of another checkout put there.
  PATH: process.env.PATH.split(delimiter)
    .filter((part) => !part.includes("node_modules"))
    .join(delimiter),
  HOME: home,
};

const rows = [];
try {
  await time("git clone", () => run("git", ["clone", "--quiet", root, clone], folder));
  await time("npm start, until /livez answers", start);
  if (!process.argv.includes("--start-only")) await time("npm test", () => run("npm", ["test"]));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.table(rows);
process.exitCode = rows.every(({ result }) => result === "ok") ? 0 : 1;

/** Each command is tried, even if the one before failed. */
async function time(command, work) {
  const startedAt = Date.now();
  let seconds;
  const done = () => (seconds ??= (Date.now() - startedAt) / 1000);
  const result = await work(done).then(
    () => "ok",
    (error) => error.message,
  );
  done();
  rows.push({ command, seconds: Number(seconds.toFixed(1)), result });
}

/** `npm start` as it is typed, but for the port, which something else may have; stopped again with SIGTERM. */
async function start(done) {
  const port = await freePort();
  const server = begin("npm", ["start"], clone, { PORT: String(port) });
  const ended = once(server, "exit").then(([code]) => code);
  const end = Date.now() + mostStartSeconds * 1000;
  while (!(await isOk(`http://localhost:${port}/livez`))) {
    if (server.exitCode !== null) throw new Error(`ended with code ${server.exitCode}`);
    if (Date.now() > end) throw new Error(`no answer within ${mostStartSeconds} s`);
    await sleep(100);
  }
  done();
  const page = await isOk(`http://localhost:${port}/`);
  server.kill("SIGTERM");
  const code = await ended;
  if (code !== 0) throw new Error(`ended with code ${code} on SIGTERM`);
  if (!page) throw new Error("/livez answers, the home page does not");
}

async function run(command, args, cwd = clone) {
  const [code] = await once(begin(command, args, cwd), "exit");
  if (code !== 0) throw new Error(`ended with code ${code}`);
}

function begin(command, args, cwd, variables = {}) {
  return spawn(command, args, { cwd, env: { ...environment, ...variables }, stdio: "inherit" });
}

async function isOk(url) {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function freePort() {
  const server = createServer().listen(0);
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  return port;
}
