import { expect, test } from "vitest";
import { ContentError } from "#model/reading/content-error.ts";
import type { Content } from "#model/content.ts";
import { startPageCache } from "#test/support/site/page-cache.ts";
import { openLiveContent } from "./live-content.ts";
import { content as written } from "#test/support/content/content.ts";

const real: Content = { ...written, notices: { ...written.notices, items: [] } };
const begins = Date.parse("2026-12-01T00:00:00+03:00");
const ends = Date.parse("2026-12-24T13:00:00+03:00");
const times = { publishAt: begins, expireAt: ends };
const all: Content = {
  ...real,
  notices: {
    ...real.notices,
    items: [{ text: "Closed early.", tone: "news", where: ["all"], ...times }],
  },
  dates: [{ file: "site/notices.yaml", times: [times], confirmations: [] }],
};

/** The notice appears and disappears in Kiswahili too. */
const inEnglish = (en: Content) => ({ en, sw: en });

/** A server with its kept pages, and a clock that the test sets. */
async function startProcess(load: () => Content = () => all) {
  const clock = { ms: begins - 1 };
  const now = () => clock.ms;
  const content = openLiveContent({ load: () => inEnglish(load()), now });
  const { ask } = await startPageCache({
    render: async () =>
      new Response(`${content.current().en.notices.items.length}`, {
        headers: { "Cache-Control": "public, s-maxage=60, stale-while-revalidate=3600" },
      }),
    contentVersion: content.current,
    now,
  });
  return { clock, content, read: async () => (await ask("/")).body.toString() };
}

test("a cached page changes at the scheduled time, by each process's own clock", async () => {
  const [one, other] = [await startProcess(), await startProcess()];
  expect([await one.read(), await other.read()]).toEqual(["0", "0"]);
  one.clock.ms = begins;
  expect([await one.read(), await other.read()]).toEqual(["1", "0"]);
  other.clock.ms = ends - 1;
  expect([await one.read(), await other.read()]).toEqual(["1", "1"]);
  one.clock.ms = ends;
  expect([await one.read(), await other.read()]).toEqual(["0", "1"]);
});

test("content that appeared too early disappears when the clock is set back", async () => {
  const { clock, read } = await startProcess();
  clock.ms = begins;
  expect(await read()).toBe("1");
  clock.ms = begins - 365 * 24 * 60 * 60 * 1000;
  expect(await read()).toBe("0");
});

test("between two changes the object stays the same, so derived values are computed once", async () => {
  const { clock, content } = await startProcess();
  clock.ms = begins;
  const seen = content.current();
  clock.ms = ends - 1;
  expect(content.current()).toBe(seen);
});

test("reloaded content is shown at once; if it has mistakes, the old content stays", async () => {
  let load = () => real;
  const { clock, content, read } = await startProcess(() => load());
  clock.ms = begins;
  expect(await read()).toBe("0");
  load = () => {
    throw new ContentError("site/notices.yaml: a mistake");
  };
  expect(() => content.reload()).toThrow(ContentError);
  expect(await read()).toBe("0");
  load = () => all;
  content.reload();
  expect(await read()).toBe("1");
});

test("onChange runs once for each change", () => {
  const clock = { ms: begins - 1 };
  const heard: unknown[] = [];
  const content = openLiveContent({
    load: () => inEnglish(all),
    now: () => clock.ms,
    onChange: (seen) => {
      heard.push(seen);
      // onChange itself may read the current content.
      expect(content.current()).toBe(seen);
    },
  });
  content.current();
  clock.ms = begins;
  const second = content.current();
  content.current();
  content.reload();
  expect(heard).toEqual([second, content.current()]);
});
