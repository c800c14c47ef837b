import { randomBytes } from "node:crypto";
import { describe, expect, test, vi } from "vitest";
import { available, unpacked } from "#test/support/site/dictionaries.ts";
import { cachedPageOf, pagePolicy } from "#test/support/site/page-cache.ts";
import { type Answer, answerFor } from "./cached-page.ts";
import { type Asked, createPageAnswers } from "./page-answers.ts";
import { createPageDictionaries } from "./page-dictionaries.ts";

const frame = randomBytes(3000).toString("base64");
const [homeHtml, loanHtml] = [`<p>Home</p>${frame}`, `${frame}<p>Home loan</p>`];
const withDictionaries = "gzip, deflate, br, zstd, dcb, dcz";

const pageOf = (html: string, { usesDictionaries = true, cacheControl = pagePolicy } = {}) =>
  cachedPageOf(html, { "Cache-Control": cacheControl }, { usesDictionaries });

async function setUp(bounds: Partial<Parameters<typeof createPageDictionaries>[0]> = {}) {
  const [home, loan] = [await pageOf(homeHtml), await pageOf(loanHtml)];
  const [onAnswer, onMiss] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const onError = () => {};
  const dictionaries = createPageDictionaries({ onError, ...bounds });
  const answers = createPageAnswers({ dictionaries, onAnswer, onMiss, onError });
  answers.keep(home);
  const asked: Asked = {
    method: "GET",
    accepted: withDictionaries,
    dictionary: available(Buffer.from(homeHtml)),
  };
  const ask = async (page = loan, more: Partial<Asked> = {}) =>
    answers.answer(page, { ...asked, ...more });
  return { home, loan, answers, asked, ask, onAnswer, onMiss };
}

const read = ({ body, encoding }: Answer, had = homeHtml) =>
  unpacked(body ?? Buffer.alloc(0), encoding, Buffer.from(had)).toString();

describe("a page for a browser that has another", () => {
  test("is what differs, with the page's own headers and tag", async () => {
    const { loan, ask, onAnswer } = await setUp();
    const plain = answerFor(loan, "br");
    const answer = await ask();
    expect(answer).toMatchObject({ status: 200, encoding: "dcz" });
    expect(read(answer)).toBe(loanHtml);
    expect(Object.fromEntries(answer.headers)).toEqual({
      ...Object.fromEntries(plain.headers),
      "content-encoding": "dcz",
      "content-length": String(answer.body?.length),
    });
    const saved = (plain.body?.length ?? 0) - (answer.body?.length ?? 0);
    expect(saved).toBeGreaterThan(2500);
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith("dcz", saved);
  });

  test("is compressed once for simultaneous and later requests", async () => {
    const { ask, answers, asked, loan } = await setUp({ mostAtOnce: 1 });
    const [one, other] = await Promise.all([ask(), ask()]);
    expect(other?.body).toBe(one?.body);
    expect(answers.answer(loan, asked)).toMatchObject({ encoding: "dcz", body: one?.body });
  });

  test("is made smaller for later clients that read Brotli dictionaries", async () => {
    const { ask, onAnswer } = await setUp();
    const quick = await ask();
    const asked = await Promise.all([ask(), ask()]);
    expect(asked.map(({ encoding }) => encoding)).toEqual(["dcz", "dcz"]);
    const small = await vi.waitFor(async () => {
      const answer = await ask();
      expect(answer.encoding).toBe("dcb");
      return answer;
    });
    expect(read(small)).toBe(loanHtml);
    expect(small.body?.length).toBeLessThan(quick.body?.length ?? 0);
    expect(Object.fromEntries(small.headers)).toMatchObject({ "content-encoding": "dcb" });
    expect(onAnswer).toHaveBeenLastCalledWith("dcb", expect.any(Number));
    const accepted = "br, dcz";
    expect(await ask(undefined, { accepted })).toMatchObject({ encoding: "dcz", body: quick.body });
  });

  test("is another for a client that has another page", async () => {
    const { ask, answers } = await setUp();
    const rates = `${frame}<p>Rates</p>`;
    answers.keep(await pageOf(rates));
    await ask();
    const answer = await ask(undefined, { dictionary: available(Buffer.from(rates)) });
    expect(read(answer, rates)).toBe(loanHtml);
  });

  test.each<[string, Partial<Asked>]>([
    ["HEAD", { method: "HEAD" }],
    ["a browser that does not name dcz", { accepted: "gzip, br, zstd, dcb, *" }],
    ["a browser that will have none", { accepted: "br, dcz;q=0" }],
    ["no hash", { dictionary: "" }],
    ["a hash without its marks", { dictionary: "A".repeat(43) }],
    ["a hash that is too short", { dictionary: ":AAAA:" }],
    ["two hashes", { dictionary: `:${"A".repeat(43)}=:, :${"A".repeat(43)}=:` }],
    ["a hash with a parameter", { dictionary: `:${"A".repeat(43)}=:;a=1` }],
  ])("is whole for %s", async (_, more) => {
    const { ask, onMiss } = await setUp();
    const answer = await ask(undefined, more);
    expect(answer.encoding).toBe("br");
    expect(read(answer)).toBe(loanHtml);
    expect(onMiss).not.toHaveBeenCalled();
  });

  test("is whole where the page is unknown", async () => {
    const { ask, onMiss } = await setUp();
    expect(await ask(undefined, { dictionary: `:${"A".repeat(43)}=:` })).toMatchObject({
      encoding: "br",
    });
    expect(onMiss).toHaveBeenCalledExactlyOnceWith("unknown");
  });

  test("is whole where it must not be compared", async () => {
    const { ask } = await setUp();
    const page = await pageOf(loanHtml, { usesDictionaries: false });
    expect(await ask(page)).toMatchObject({ encoding: "br" });
  });

  test("is whole where that is shorter", async () => {
    const { ask, onMiss } = await setUp();
    expect(await ask(await pageOf("<p>Short</p>"))).toMatchObject({ encoding: "br" });
    expect(onMiss).toHaveBeenCalledExactlyOnceWith("larger");
  });

  test("is whole while too many differences are being made", async () => {
    const { ask, onMiss } = await setUp({ mostAtOnce: 1 });
    const other = await pageOf(`${frame}<p>Other</p>`);
    const first = ask();
    expect(await ask(other)).toMatchObject({ encoding: "br" });
    expect(onMiss).toHaveBeenCalledExactlyOnceWith("busy");
    expect(await first).toMatchObject({ encoding: "dcz" });
  });

  test("is not sent again to a client that has it", async () => {
    const { loan, ask } = await setUp();
    const answer = await ask(loan, { tag: loan.etag });
    expect(answer).toMatchObject({ status: 304, body: null });
    expect(answer.headers.map(([name]) => name)).not.toContain("content-encoding");
  });
});

describe("the memory is bounded", () => {
  test("pages: the least recently used one is removed first", async () => {
    const home = await pageOf(homeHtml);
    const { ask, answers, onMiss } = await setUp({
      maxPageBytes: Math.floor(2.8 * home.packed.length),
    });
    answers.keep(await pageOf(`${frame}<p>Second</p>`));
    expect(await ask()).toMatchObject({ encoding: "dcz" });
    answers.keep(await pageOf(`${frame}<p>Third</p>`));
    const second = available(Buffer.from(`${frame}<p>Second</p>`));
    expect(await ask(undefined, { dictionary: second })).toMatchObject({ encoding: "br" });
    expect(onMiss).toHaveBeenCalledExactlyOnceWith("unknown");
    expect(await ask()).toMatchObject({ encoding: "dcz" });
  });

  test("differences: a removed one is made again", async () => {
    const { ask } = await setUp({ maxMadeBytes: 1 });
    const [one, other] = [await ask(), await ask()];
    expect(other.body).not.toBe(one.body);
    expect(other.body).toEqual(one.body);
  });
});

describe("a page is offered as dictionary", () => {
  const offered = async (...of: Parameters<typeof pageOf>) =>
    Object.fromEntries(answerFor(await pageOf(...of)).headers)["use-as-dictionary"];

  test("with a match for documents only, at any path", async () => {
    expect(await offered(homeHtml)).toBe('match="/*", match-dest=("document")');
  });

  test.each([
    ["it is not to be compared", { usesDictionaries: false }],
    ["browsers do not keep it", { cacheControl: "public, max-age=0, s-maxage=30" }],
  ])("unless %s", async (_, options) => {
    expect(await offered(homeHtml, options)).toBeUndefined();
  });
});
