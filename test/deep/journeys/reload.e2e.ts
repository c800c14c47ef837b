import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, test as base } from "@playwright/test";
import { freePort } from "../../support/free-port.ts";

type Line = { level: number; msg?: string; reason?: string };

const record = "products/borrow/for-individuals/personal-loan.yaml";
const address = "/borrow/for-individuals/personal-loan";

/** A server of its own, with a copy of the content, and a way to wait for a line of its log; it ends with the test. */
const test = base.extend<{ server: Awaited<ReturnType<typeof startServer>> }>({
  // Playwright reads from the first argument what a fixture needs: this one needs nothing.
  // oxlint-disable-next-line no-empty-pattern
  server: async ({}, use) => {
    const server = await startServer();
    await use(server);
    await server.stop();
  },
});

async function startServer() {
  const content = mkdtempSync(join(tmpdir(), "content-"));
  cpSync("content", content, { recursive: true });
  const port = await freePort();
  const child = spawn(process.execPath, ["server/main.ts"], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      LOG_LEVEL: "info",
      CONTENT_DIR: content,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = once(child, "exit");
  const lines: Line[] = [];
  createInterface(child.stdout).on("line", (line) => lines.push(JSON.parse(line)));
  return {
    /** The next line with these words. */
    async logged(text: string) {
      const isIt = ({ msg }: Line) => msg?.includes(text) === true;
      await expect.poll(() => lines.some(isIt)).toBe(true);
      return lines.splice(0, lines.findIndex(isIt) + 1).at(-1);
    },
    edit(change: (text: string) => string, file = record) {
      const path = join(content, file);
      writeFileSync(path, change(readFileSync(path, "utf8")));
    },
    reload: () => child.kill("SIGHUP"),
    ask: (path: string) => fetch(`http://127.0.0.1:${port}${path}`),
    read: async () => (await fetch(`http://127.0.0.1:${port}${address}`)).text(),
    async stop(): Promise<number> {
      child.kill("SIGTERM");
      const [code] = await exited;
      rmSync(content, { recursive: true, force: true });
      return code;
    },
  };
}

test("after a signal to read its content again, the server keeps the old while the new has mistakes", async ({
  server,
}) => {
  const title = "A loan by another name";
  const rename = (text: string) => text.replace(/^title: .*/m, `title: ${title}`);
  const spoil = (text: string) => text.replace("kind: money", "kind: monney");
  const mend = (text: string) => text.replace("kind: monney", "kind: money");
  await server.logged("Serving");
  expect(await server.read()).toContain("<h1>Personal loan</h1>");

  server.edit((text) => spoil(rename(text)));
  server.reload();
  const refusal = await server.logged("The old content stays");
  expect(refusal?.level).toBe(50);
  expect(refusal?.reason).toMatch(
    new RegExp(`^${record}:\\d+:\\d+ facts\\.0\\.kind: "monney" is not`),
  );
  expect(await server.read()).toContain("<h1>Personal loan</h1>");

  server.edit(mend);
  server.reload();
  await server.logged("Content read again");
  expect(await server.read()).toContain(`<h1>${title}</h1>`);
  expect(await server.stop()).toBe(0);
});

test("a notice is on every kept page at once, and an expired record is gone from page and menu", async ({
  server,
}) => {
  const notice = "All branches close at 1 pm on Saturday.";
  const items = `items: [{ text: ${notice}, where: [bank], expireAt: 2999-01-01 }]`;
  await server.logged("Serving");
  const home = await (await server.ask("/hfc")).text();
  expect(home).not.toContain(notice);
  expect(home).toContain(`href="${address}"`);

  server.edit((text) => text.replace("items: []", items), "site/notices.yaml");
  server.edit((text) => `${text}expireAt: 2026-01-01\n`);
  server.reload();
  await server.logged("Content read again");
  const after = await (await server.ask("/hfc")).text();
  expect(after).toContain(notice);
  expect(after).not.toContain(`href="${address}"`);
  expect(await (await server.ask("/investor-relations")).text()).not.toContain(notice);
  for (const path of [address, `${address}/fees-rates`]) {
    const gone = await server.ask(path);
    expect(gone.status).toBe(410);
    expect(await gone.text()).toContain('<a href="/borrow/for-individuals">');
  }
  expect(await (await server.ask("/sitemaps/products.xml")).text()).not.toContain(address);
});
