import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { type ServerProcess, spawnServer } from "#test/support/server-process.ts";
import { visitorHeaders } from "#test/support/visitors.ts";

/** What visitors type; checkers refuse names that belong to one machine. */
export const publicOrigin = "https://www.hfc.example";

/** The production build on a server of its own, for the tests of one file. */
export function serveSite(origin = publicOrigin) {
  const folder = mkdtempSync(join(tmpdir(), "deep-"));
  let server: ServerProcess | undefined;
  beforeAll(async () => {
    server = await spawnServer({
      NODE_ENV: "production",
      PUBLIC_ORIGIN: origin,
      TRUSTED_PROXIES: "127.0.0.1",
      DATA_DIR: folder,
      LOG_LEVEL: "error",
    });
  });
  afterAll(async () => {
    await server?.end("SIGTERM");
    rmSync(folder, { recursive: true, force: true });
  });

  /** Asks as a visitor with a form of the site would, and follows nothing. */
  async function ask(address: string, init: RequestInit = {}): Promise<Response> {
    if (!server) throw new Error("The site is not served yet");
    return fetch(server.origin + address, {
      redirect: "manual",
      ...init,
      headers: {
        Origin: origin,
        ...visitorHeaders(),
        ...Object.fromEntries(new Headers(init.headers)),
      },
    });
  }

  return {
    ask,
    /** What an address answers with, which must be a success. */
    async read(address: string): Promise<string> {
      const response = await ask(address);
      if (!response.ok) throw new Error(`${address} answers ${response.status}`);
      return response.text();
    },
  };
}
