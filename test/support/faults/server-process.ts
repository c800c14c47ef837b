import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import memory from "../../../deploy/memory.json" with { type: "json" };
import { eventually } from "#test/support/eventually.ts";
import { freePort } from "#test/support/programs/free-port.ts";

const root = join(import.meta.dirname, "../../..");
const keptOutput = 200_000;

export type ServerProcess = Awaited<ReturnType<typeof spawnServer>>;

type SpawnOptions = {
  port?: number | undefined;
  /** The program that runs it: a tracer with its arguments. */
  wrapper?: readonly string[];
  /** The folder of another version of the site. */
  folder?: string;
};

/** The real server in its own process, with only the given environment; it is ready when this resolves. */
export async function spawnServer(
  environment: Record<string, string>,
  { port, wrapper = [], folder = root }: SpawnOptions = {},
) {
  const chosenPort = port ?? (await freePort());
  const [command = "", ...rest] = [...wrapper, process.execPath, "server/main.ts"];
  const child = spawn(command, rest, {
    cwd: folder,
    env: {
      PATH: process.env["PATH"],
      // As with `npm start`.
      ...memory,
      NODE_COMPILE_CACHE: "build/.compiled",
      HOST: "127.0.0.1",
      PORT: String(chosenPort),
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8");
    stream.on("data", (text: string) => (output = (output + text).slice(-keptOutput)));
  }
  const ended = once(child, "exit");
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const killIt = () => child.kill("SIGKILL");
  process.once("exit", killIt);
  void ended.then(() => process.off("exit", killIt));

  const origin = `http://127.0.0.1:${chosenPort}`;
  const server = {
    origin,
    port: chosenPort,
    pid: child.pid ?? 0,
    /** The end of its output. */
    output: () => output,
    /** Sends a signal, waits for the end, and returns the exit code. */
    async end(signal: "SIGKILL" | "SIGTERM"): Promise<number | null> {
      if (!hasEnded()) child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
  await eventually(`${origin} answers`, async () => {
    if (hasEnded()) throw new Error(`The server ended at its start:\n${output}`);
    return isOk(`${origin}/livez`);
  });
  return server;
}

export type BuiltSite = Awaited<ReturnType<typeof startBuiltSite>>;

/** Starts the site as in production. Its data are in a folder of its own, deleted when the site stops. */
export async function startBuiltSite(
  environment: Record<string, string> = {},
  options: SpawnOptions = {},
) {
  const folder = mkdtempSync(join(tmpdir(), "built-site-"));
  const server = await spawnServer(
    { NODE_ENV: "production", LOG_LEVEL: "error", DATA_DIR: folder, ...environment },
    options,
  );
  async function end() {
    await server.end("SIGTERM");
    rmSync(folder, { recursive: true, force: true });
  }
  return { ...server, folder, end };
}

export async function isOk(url: string): Promise<boolean> {
  return fetch(url).then(
    async (response) => (await response.arrayBuffer(), response.ok),
    () => false,
  );
}
