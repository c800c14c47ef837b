// Plain JavaScript for any Node from 20.19 on: these steps run before the project's own Node is there.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join, relative, resolve } from "node:path";

export const root = resolve(import.meta.dirname, "..");
const binFolder = join(root, "node_modules", ".bin");
/** The Node that package.json pins; what the machine has may be older. */
const pinnedNode = join(binFolder, "node");
export const environment = {
  ...process.env,
  PATH: `${binFolder}${delimiter}${process.env.PATH}`,
};

/** npm links packages/tests there when it installs the workspaces too. */
export const hasPackagesOfTests = () => existsSync(join(root, "node_modules", "hf-site-tests"));

/** Installs the packages for building and running the site, and updates those for tests if they are installed. */
export function installSite() {
  if (!isInstalled()) install(hasPackagesOfTests() ? [] : ["--workspaces=false"]);
}

/** Installs that, and what checks, tests and tools need (`packages/`). */
export function installAll() {
  if (!isInstalled() || !hasPackagesOfTests()) install([]);
}

/** npm writes this file last, so its date is that of the installation. */
function isInstalled() {
  const list = join(root, "node_modules", ".package-lock.json");
  const changedAt = (file) => statSync(file).mtimeMs;
  return existsSync(list) && changedAt(list) >= changedAt(join(root, "package-lock.json"));
}

function install(options) {
  const command = ["ci", ...options];
  console.log(`Installing packages (npm ${command.join(" ")})`);
  // Packages for Node 22 and later are meant for the pinned Node: npm need not warn about this one.
  const args = [...command, "--include=dev", "--include=optional", "--loglevel=error"];
  if (!run("npm", args, process.env)) process.exit(1);
}

/** Builds unless the build was made from exactly these sources; says whether there is a build. */
export function buildIfNeeded() {
  const stamp = join(root, "build", ".built-from");
  const wanted = hashOf(sourcesOfBuild());
  if (contentOf(stamp) === wanted) return true;
  console.log("Building");
  const env = { ...environment, NODE_ENV: "production" };
  if (!run("npm", ["run", "--silent", "build"], env)) return false;
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
  return true;
}

/** The sources of the build. Not content/, which is read at the start. */
export function sourcesOfBuild() {
  return [
    "package-lock.json",
    "react-router.config.ts",
    "vite.config.ts",
    ...["app", "domain", "model", "public", "tools"].flatMap(filesUnder),
  ];
}

/** Runs one step on the pinned Node; returns whether it succeeded. */
export function run(command, args, env = environment) {
  const { status, error } = spawnSync(command, args, { cwd: root, env, stdio: "inherit" });
  if (error) console.error(`${command}: ${error.message}`);
  return status === 0;
}

/** Runs a server on the pinned Node until it ends, and forwards all signals. */
export function serve(script, variables) {
  const child = spawn(pinnedNode, [script], {
    cwd: root,
    env: { ...environment, ...variables },
    stdio: "inherit",
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => child.kill(signal));
  child.on("exit", (code) => process.exit(code ?? 1));
}

function filesUnder(folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort();
}

function hashOf(files) {
  const hash = createHash("sha256");
  for (const file of files) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

function contentOf(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}
