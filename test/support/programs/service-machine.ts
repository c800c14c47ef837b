import { spawnSync } from "node:child_process";
import { chmodSync, chownSync, cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "#test/support/site/databases.ts";

const serviceUser = 31_337;

/** Only a user who may mount can be shown another /etc. */
export const mayMount = (): boolean =>
  spawnSync("unshare", ["--mount", "mount", "-t", "tmpfs", "tmpfs", "/run"]).status === 0;

type Machine = {
  /** The content of /etc/hf-site/environment; without it there is no such file. */
  settings?: string;
  /** True if systemd seems to run. */
  hasSystemd?: boolean;
};

/**
 * A machine after the installation guide, in its own namespace: the service's user, its settings, and a sign that
 * systemd runs. Runs commands there.
 */
export function serviceMachine({ settings, hasSystemd = true }: Machine) {
  const etc = temporaryFolder();
  chmodSync(etc, 0o755);
  for (const name of ["alternatives", "passwd", "group", "nsswitch.conf", "ld.so.cache"])
    cpSync(join("/etc", name), join(etc, name), { recursive: true, verbatimSymlinks: true });
  const append = { flag: "a" } as const;
  const ids = `${serviceUser}:${serviceUser}`;
  writeFileSync(join(etc, "passwd"), `hf-site:x:${ids}::/nonexistent:/bin/false\n`, append);
  writeFileSync(join(etc, "group"), `hf-site:x:${serviceUser}:\n`, append);
  if (settings !== undefined) {
    const file = join(etc, "hf-site/environment");
    mkdirSync(join(etc, "hf-site"));
    writeFileSync(file, settings, { mode: 0o640 });
    chownSync(file, 0, serviceUser);
  }
  const script = [
    "set -e",
    `mount --bind ${etc} /etc`,
    "mount -t tmpfs tmpfs /run",
    hasSystemd ? "mkdir -p /run/systemd/system" : "",
    'exec "$@"',
  ].join("\n");
  return {
    serviceUser,
    run: (command: readonly string[], env: Record<string, string> = {}) =>
      spawnSync("unshare", ["--mount", "sh", "-c", script, "sh", ...command], {
        encoding: "utf8",
        env: { PATH: process.env["PATH"], ...env },
      }),
  };
}
