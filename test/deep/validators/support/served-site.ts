import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { type BuiltSite, startBuiltSite } from "#test/support/faults/server-process.ts";
import { visitorHeaders } from "#test/support/records/visitor-address.ts";
import type { HtmlForm } from "./forms-in-html.ts";

/** The origin that visitors type; checkers refuse local host names. */
const publicOrigin = "https://www.hfc.example";

export type ServedSite = ReturnType<typeof serveSite>;

/** The production build on a server of its own, for the tests of one file. */
export function serveSite(origin = publicOrigin, more: Record<string, string> = {}) {
  let site: BuiltSite | undefined;
  beforeAll(async () => {
    site = await startBuiltSite({
      PUBLIC_ORIGIN: origin,
      TRUSTED_PROXIES: "127.0.0.1",
      ...more,
    });
  });
  afterAll(() => site?.end());

  function served() {
    if (!site) throw new Error("The site is not served yet");
    return site;
  }

  /** Requests a page with a different IP address each time, without following redirects. */
  async function ask(address: string, init: RequestInit = {}): Promise<Response> {
    const given = Object.fromEntries(new Headers(init.headers));
    return fetch(served().origin + address, {
      redirect: "manual",
      ...init,
      headers: { ...visitorHeaders(), ...given },
    });
  }

  return {
    ask,
    /** The answer of a URL, which must be a success. */
    async read(address: string): Promise<string> {
      const response = await ask(address);
      if (!response.ok) throw new Error(`${address} answers ${response.status}`);
      return response.text();
    },
    /** Sends a form as a browser without script does. */
    async send({ method, action, isMultipart }: HtmlForm, values: readonly [string, string][]) {
      const query = new URLSearchParams(values.map(([name, value]) => [name, value]));
      if (method === "GET") return ask(`${action.split(/[?#]/)[0]}?${query}`);
      const form = new FormData();
      for (const [name, value] of values) form.append(name, value);
      const body = isMultipart ? form : query;
      return ask(action, { method, body, headers: { Origin: origin } });
    },
    /** The digits of the newest message to a phone. */
    lastCode(): string {
      const outbox = join(served().folder, "outbox/sms");
      const newest = readdirSync(outbox).toSorted().at(-1) ?? "";
      return /\b\d{6}\b/.exec(readFileSync(join(outbox, newest), "utf8"))?.[0] ?? "";
    },
  };
}
