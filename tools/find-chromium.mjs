// Finds a Chromium for the browser tests: tries each place in turn, and prints it.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { environment, run } from "./prepare.mjs";

/** The headless shell has no windows, which take a third of each test's time. */
const shells = ["chromium-headless-shell", "chrome-headless-shell"];
const browsers = [
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "chrome",
];

/** The path of a Chromium, `undefined` for Playwright's own, or `null` if there is none. */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    console.log(`Chromium: CHROMIUM_PATH names ${given}, which does not exist`);
  }
  const shell = onThePath(shells);
  if (shell) return say(`on the PATH: ${shell}`, shell);
  const browser = onThePath(browsers);
  // Installs the quicker browser only on CI, so that a person's machine is not changed.
  if (browser && !process.env.CI) return say(`on the PATH: ${browser}`, browser);
  console.log(`Chromium: ${browser ?? "none"} on the PATH`);

  const installed = fromSystemPackages();
  if (installed) return say(`installed by the system's package manager: ${installed}`, installed);
  if (browser) return say(`on the PATH all the same: ${browser}`, browser);

  console.log("Chromium: asking Playwright to download its own");
  if (run("playwright", ["install", "chromium"])) return say("Playwright's own", undefined);
  console.log("Chromium: none could be had; set CHROMIUM_PATH");
  return null;
}

function onThePath(names) {
  for (const name of names) {
    const { status, stdout } = spawnSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8" });
    if (status === 0) return stdout.trim();
  }
  return undefined;
}

function fromSystemPackages() {
  if (process.getuid?.() !== 0) {
    console.log("Chromium: not root, so the system's package manager is left alone");
    return undefined;
  }
  const get = "apt-get -o Acquire::http::Timeout=20 -qq";
  const debian = `${get} update && (${get} install -y chromium-headless-shell || ${get} install -y chromium)`;
  const managers = [
    ["apt-get", ["sh", "-c", debian]],
    ["dnf", ["dnf", "install", "-y", "-q", "chromium"]],
    ["apk", ["apk", "add", "--quiet", "chromium"]],
  ];
  for (const [manager, [command, ...args]] of managers) {
    if (spawnSync("sh", ["-c", `command -v ${manager}`]).status !== 0) continue;
    console.log(`Chromium: installing it with ${manager}`);
    const env = { ...environment, DEBIAN_FRONTEND: "noninteractive" };
    if (run(command, args, env)) return onThePath([...shells, ...browsers]);
    console.log(`Chromium: ${manager} could not install it`);
  }
  return undefined;
}

function say(where, path) {
  console.log(`Chromium: ${where}`);
  return path;
}
