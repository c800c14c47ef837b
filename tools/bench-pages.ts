/**
 * Cached pages against nginx serving the same bytes, turn by turn in one run: each keeping its access log, as both do
 * by default, and each without. Beside them a bare server of Node, which logs nothing, shows what Node leaves to the
 * site. Then the server's memory after ten thousand requests. Needs a
 * build, and `nginx` and `wrk` on the PATH; takes about two minutes.
 */
import { type ChildProcess, execFileSync, spawn, type SpawnOptions } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, openSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { median, sayMachine, sayTable } from "./benchmark/figures.ts";
import { eventually } from "#test/support/eventually.ts";
import { childrenOf, processorSeconds } from "#test/support/programs/proc.ts";
import { isOk } from "#test/support/faults/server-process.ts";

const page = "/borrow/for-individuals/property-financing/home-loan";
const sitePort = 4180;
const nginxPort = 4181;
const barePort = 4182;
const rounds = Number(process.env["BENCH_ROUNDS"] ?? 5);
const secondsEach = 4;
const connections = 32;
const asBrowser = { "Accept-Encoding": "br" };

sayMachine();
console.info(`${page}, ${connections} connections, ${rounds} rounds of ${secondsEach} s`);
await compare({ isLogged: true });
await compare({ isLogged: false });

async function compare({ isLogged }: { isLogged: boolean }) {
  const folder = mkdtempSync(join(tmpdir(), "bench-pages-"));
  const started: ChildProcess[] = [];
  const start = (command: string, given: readonly string[], options: SpawnOptions = {}) => {
    const server = spawn(command, given, options);
    started.push(server);
    return server;
  };
  try {
    const site = start(process.execPath, ["server/main.ts"], {
      env: {
        ...process.env,
        NODE_ENV: "production",
        PORT: String(sitePort),
        DATA_DIR: join(folder, "data"),
        LOG_LEVEL: isLogged ? "info" : "error",
      },
      stdio: ["ignore", openSync(join(folder, "site.log"), "w"), "inherit"],
    });
    await answers(`http://localhost:${sitePort}/livez`);
    // The server renders pages in the background at its start. One request for each makes sure that all are cached.
    await requests(400);
    const config = await writeConfig(folder, isLogged);
    const nginx = start("nginx", ["-p", folder, "-c", config, "-g", "daemon off;"]);
    const bare = start(process.execPath, [
      join(import.meta.dirname, "benchmark/bare-server.ts"),
      String(barePort),
      join(folder, "page"),
      join(folder, "headers"),
    ]);
    await answers(`http://localhost:${nginxPort}${page}`);
    const before = residentMegabytes(site.pid);
    await answers(`http://localhost:${barePort}${page}`);
    const turn = () => ({
      site: load(sitePort, site.pid),
      bare: load(barePort, bare.pid),
      nginx: load(nginxPort, nginx.pid),
    });
    // Warms up, until the code is compiled.
    turn();
    const runs = Array.from({ length: rounds }, turn);
    console.info(`\n${isLogged ? "Each with its access log" : "Without access logs"}`);
    sayTable(
      ["", "requests a second", "processor for each, µs", "of nginx, median"],
      (["site", "bare", "nginx"] as const).map((name) => [
        name,
        runs.map((run) => run[name].perSecond).join(", "),
        runs.map((run) => run[name].microseconds.toFixed(0)).join(", "),
        median(runs.map((run) => run[name].perSecond / run.nginx.perSecond)).toFixed(2),
      ]),
    );
    await requests(10_000);
    console.info(
      `Memory: ${before} MB before, ${residentMegabytes(site.pid)} MB after 10,000 more requests`,
    );
  } finally {
    const running = started.filter(({ exitCode }) => exitCode === null);
    const ended = Promise.all(running.map((server) => once(server, "exit")));
    for (const server of running) server.kill();
    await ended;
    rmSync(folder, { recursive: true });
  }
}

/** nginx as Debian sets it up, with the page's own body and headers, and one worker: the site is one process. */
async function writeConfig(folder: string, isLogged: boolean) {
  const url = `http://localhost:${sitePort}${page}`;
  const { headers } = await fetch(url, { headers: asBrowser });
  // Not fetch: it would unpack the body.
  writeFileSync(
    join(folder, "page"),
    execFileSync("curl", ["-s", "-H", "Accept-Encoding: br", url]),
  );
  const ownOfNginx = ["content-length", "content-type", "etag", "x-request-id"];
  const ofServer = ["date", "connection", "keep-alive"];
  const ofPage = [...headers].filter(([name]) => !ofServer.includes(name));
  writeFileSync(join(folder, "headers"), JSON.stringify(ofPage.flat()));
  const lines = ofPage
    .filter(([name]) => !ownOfNginx.includes(name))
    .map(([name, value]) => `add_header ${name} '${value.replaceAll("'", "\\'")}';`);
  const folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder};`,
  );
  const config = join(folder, "nginx.conf");
  writeFileSync(
    config,
    `worker_processes 1; pid ${folder}/pid; error_log stderr error;
events { worker_connections 768; }
http {
  access_log ${isLogged ? `${folder}/access.log` : "off"}; sendfile on; tcp_nopush on; default_type text/html;
  ${folders.join(" ")}
  server { listen ${nginxPort}; ${lines.join(" ")} location / { root ${folder}; try_files /page =404; } }
}`,
  );
  return config;
}

/** Requests a second, and the processor time of each, which other work on the machine hardly changes. */
function load(port: number, pid: number | undefined) {
  // nginx answers in a child process.
  const processes = pid === undefined ? [] : [pid, ...childrenOf(pid)];
  const processor = () => processes.reduce((sum, one) => sum + processorSeconds(one), 0);
  const before = processor();
  const report = execFileSync("wrk", [
    ...["-t1", `-c${connections}`, `-d${secondsEach}s`, "-H", "Accept-Encoding: br"],
    `http://localhost:${port}${page}`,
  ]).toString();
  const read = (pattern: RegExp) => Number(pattern.exec(report)?.[1]);
  return {
    perSecond: Math.round(read(/Requests\/sec:\s+([\d.]+)/)),
    microseconds: ((processor() - before) * 1e6) / read(/(\d+) requests in/),
  };
}

/** Requests every URL of the sitemap in turn. */
async function requests(count: number) {
  const maps = await locationsIn(`http://localhost:${sitePort}/sitemap.xml`);
  const addresses = (await Promise.all(maps.map(locationsIn))).flat();
  for (let sent = 0; sent < count; sent += 20) {
    const some = Array.from(
      { length: 20 },
      (_, i) => addresses[(sent + i) % addresses.length] ?? "",
    );
    await Promise.all(some.map(async (address) => (await ask(address)).arrayBuffer()));
  }
}

/** Once more where the server ended an idle connection: `wrk` holds up this process for longer than connections live. */
function ask(address: string) {
  return fetch(address).catch(() => fetch(address));
}

async function locationsIn(url: string) {
  const xml = await (await ask(url)).text();
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address ?? "");
}

/** Waits, because a server on a busy machine starts slowly. */
function answers(url: string) {
  return eventually(`${url} answers`, () => isOk(url));
}

/** The memory of the machine that a process holds. */
function residentMegabytes(pid: number | undefined): number {
  return Math.round(Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)])) / 1024);
}
