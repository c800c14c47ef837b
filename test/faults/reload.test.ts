import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { eventually } from "#test/support/eventually.ts";
import { temporaryFolder } from "#test/support/site/databases.ts";
import { freePort } from "#test/support/programs/free-port.ts";
import { layOutSite } from "#test/support/faults/whole-site.ts";

const record = "products/borrow/for-individuals/personal-loan.yaml";
const address = "/borrow/for-individuals/personal-loan";

/** A replica with its own content, which it reloads after each edit. */
async function setUp() {
  const content = join(temporaryFolder(), "content");
  cpSync("content", content, { recursive: true });
  const metrics = await freePort();
  const { start } = await layOutSite("SQLite", { CONTENT_DIR: content });
  const { origin, pid, output } = await start({ settings: { METRICS_PORT: String(metrics) } });
  const ask = async (path: string, from = origin) => {
    const answer = await fetch(from + path);
    return { status: answer.status, text: await answer.text() };
  };
  return {
    ask,
    askOperators: async (path: string) => (await ask(path, `http://127.0.0.1:${metrics}`)).text,
    edit(file: string, change: (text: string) => string) {
      const path = join(content, file);
      writeFileSync(path, change(readFileSync(path, "utf8")));
    },
    /** Waits until the log has these words. */
    async reload(words: string) {
      process.kill(pid, "SIGHUP");
      await eventually(words, async () => output().includes(words));
      return output();
    },
  };
}

test("a replica stays ready with its old content while the new one has mistakes", async () => {
  const { ask, askOperators, edit, reload } = await setUp();
  const failed = async () =>
    /^content_reload_failed (\d)$/m.exec(await askOperators("/metrics"))?.[1];
  const health = async (): Promise<unknown> => JSON.parse(await askOperators("/health"));
  const before = (await ask(address)).text;
  expect(await failed()).toBe("0");

  const title = "A loan by another name";
  edit(record, (text) => text.replace(/^title: .*/m, `title: ${title}`));
  edit(record, (text) => text.replace("kind: money", "kind: monney"));
  expect(await reload("The old content stays")).toMatch(
    new RegExp(`"level":50.*"reason":"${record}:\\d+:\\d+ facts\\.0\\.kind: .{2}monney.{2} is not`),
  );
  expect(await failed()).toBe("1");
  expect(await ask("/readyz")).toEqual({
    status: 200,
    text: "ready, with old content: the new content has mistakes",
  });
  expect(await health()).toMatchObject({ status: "ready", contentIsCurrent: false });
  const heading = /<h1>.*?<\/h1>/;
  expect(heading.exec((await ask(address)).text)).toEqual(heading.exec(before));

  edit(record, (text) => text.replace("kind: monney", "kind: money"));
  await reload("Content read again");
  expect((await ask(address)).text).toContain(`<h1>${title}</h1>`);
  expect(await failed()).toBe("0");
});

test("a notice appears on all cached pages at once, and an expired record leaves its page and the menu", async () => {
  const { ask, edit, reload } = await setUp();
  const notice = "All branches close at 1 pm on Saturday.";
  const items = `items: [{ text: ${notice}, where: [bank], expireAt: 2999-01-01 }]`;
  const home = (await ask("/hfc")).text;
  expect(home).not.toContain(notice);
  expect(home).toContain(`href="${address}"`);

  edit("site/notices.yaml", (text) => text.replace(/^items:[^]*$/m, `${items}\n`));
  edit(record, (text) => `${text}expireAt: 2026-01-01\n`);
  await reload("Content read again");
  const after = (await ask("/hfc")).text;
  expect(after).toContain(notice);
  expect(after).not.toContain(`href="${address}"`);
  expect((await ask("/investor-relations")).text).not.toContain(notice);
  for (const path of [address, `${address}/fees-rates`]) {
    const gone = await ask(path);
    expect(gone.status).toBe(410);
    expect(gone.text).toContain('<a href="/borrow/for-individuals">');
  }
  expect((await ask("/sitemaps/products.xml")).text).not.toContain(address);
});
