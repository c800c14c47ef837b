import { spawnSync } from "node:child_process";

/** A Java: the machine's own, or one of the system's package manager where this runs as root. */
export function findJava(): string {
  if (!isThere()) {
    if (process.getuid?.() !== 0) throw new Error("No java on the PATH: install one (17 or later)");
    const get = "apt-get -o Acquire::http::Timeout=20 -qq";
    spawnSync("sh", ["-c", `${get} update && ${get} install -y default-jre-headless`], {
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      stdio: "inherit",
    });
    if (!isThere()) throw new Error("No java could be installed");
  }
  return "java";
}

function isThere() {
  return spawnSync("java", ["-version"]).status === 0;
}
