import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { tmpdir } from "node:os";
import { connect } from "node:tls";
import { atEnd } from "#test/support/faults/at-end.ts";
import { eventually } from "#test/support/eventually.ts";
import { freePort } from "./free-port.ts";
import { findProgram } from "./programs.ts";

export const proxies = ["nginx", "haproxy"] as const;
export type Proxy = (typeof proxies)[number];

type Ports = { clear: number; tls: number; statistics: number };

/**
 * Runs the real proxy with the configuration of `deploy/`, changing only addresses and certificate, until the end of
 * the test or its file.
 */
export async function startProxy(proxy: Proxy, replicas: readonly [number, number]) {
  const ports = { clear: await freePort(), tls: await freePort(), statistics: await freePort() };
  const folder = mkdtempSync(join(tmpdir(), "proxy-"));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const certificate = makeCertificate(folder);
  const layOut = proxy === "nginx" ? layOutNginx : layOutHaproxy;
  const { check, run } = layOut(folder, ports, replicas);
  const [program, ...args] = check;
  const checked = spawnSync(findProgram(program), args, { encoding: "utf8" });

  const child = spawn(run[0], run.slice(1), { stdio: ["ignore", "ignore", "pipe"] });
  let errors = "";
  child.stderr.on("data", (piece) => (errors += piece));
  const ended = once(child, "exit");
  atEnd(async () => {
    child.kill("SIGTERM");
    await ended;
  });
  await eventually(`${proxy} shows its certificate`, () => {
    if (child.exitCode !== null) throw new Error(`${proxy} ended at its start:\n${errors}`);
    return showsCertificate(ports.tls, certificate);
  });
  return { ...ports, check: { code: checked.status, says: checked.stderr } };
}

/** Checks the certificate, because another program may have taken the port just before the proxy. */
function showsCertificate(port: number, ca: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: "127.0.0.1", port, servername: "www.example.org", ca });
    const answer = (is: boolean) => () => {
      socket.destroy();
      resolve(is);
    };
    socket.once("secureConnect", answer(true)).once("error", answer(false));
    socket.once("close", answer(false));
  });
}

type Layout = { check: [string, ...string[]]; run: [string, ...string[]] };

function layOutNginx(folder: string, ports: Ports, replicas: readonly [number, number]): Layout {
  const site = readFileSync("deploy/nginx.conf", "utf8")
    .replace(/^ *listen \[::\].*\n/gm, "")
    .replace("listen 80 ", `listen 127.0.0.1:${ports.clear} `)
    .replace("listen 443 ssl http2 ", `listen 127.0.0.1:${ports.tls} ssl http2 `)
    .replaceAll("/etc/ssl/hf-site", folder)
    .replace("10.0.0.11:3000", `127.0.0.1:${replicas[0]}`)
    .replace("10.0.0.12:3000", `127.0.0.1:${replicas[1]}`);
  const file = join(folder, "nginx.conf");
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (what) => `${what}_temp_path ${folder}/${what};`,
  );
  const main = [
    "daemon off;",
    // Only this user can open the folder.
    process.getuid?.() === 0 ? "user root;" : "",
    `pid ${folder}/pid; error_log stderr; events {}`,
    // As in Debian's own file: a repeated directive would stop nginx.
    `http { ${places.join(" ")} ssl_protocols TLSv1.2 TLSv1.3; ssl_prefer_server_ciphers on;`,
    `access_log ${folder}/access.log;\n${site}\n}`,
  ];
  writeFileSync(file, main.join("\n"));
  const args = ["-p", folder, "-c", file, "-e", "stderr"];
  return { check: ["nginx", "-t", ...args], run: ["nginx", ...args] };
}

function layOutHaproxy(folder: string, ports: Ports, replicas: readonly [number, number]): Layout {
  const site = readFileSync("deploy/haproxy.cfg", "utf8")
    .replace(/^ *(?:bind :::|user |group |chroot ).*\n/gm, "")
    .replace("bind :80\n", `bind 127.0.0.1:${ports.clear}\n`)
    .replace("bind :443 ", `bind 127.0.0.1:${ports.tls} `)
    .replace("127.0.0.1:8404", `127.0.0.1:${ports.statistics}`)
    .replaceAll("/etc/ssl/hf-site", folder)
    .replaceAll("10.0.0.11:3000", `127.0.0.1:${replicas[0]}`)
    .replaceAll("10.0.0.12:3000", `127.0.0.1:${replicas[1]}`);
  const file = join(folder, "haproxy.cfg");
  writeFileSync(file, site);
  return { check: ["haproxy", "-c", "-f", file], run: ["haproxy", "-db", "-f", file] };
}

/** Makes a self-signed certificate, and returns it. */
function makeCertificate(folder: string): string {
  const [key, cert] = [join(folder, "key.pem"), join(folder, "fullchain.pem")];
  const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"];
  const files = ["-nodes", "-days", "1", "-keyout", key, "-out", cert];
  const name = ["-subj", "/CN=www.example.org"];
  execFileSync("openssl", ["req", "-x509", ...curve, ...name, ...files], { stdio: "ignore" });
  const certificate = readFileSync(cert, "utf8");
  writeFileSync(join(folder, "fullchain-and-key.pem"), certificate + readFileSync(key, "utf8"));
  return certificate;
}
