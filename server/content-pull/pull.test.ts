import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#test/support/site/databases.ts";
import { gitHost } from "#test/support/programs/git-host.ts";
import { listenAt } from "#test/support/programs/listen.ts";
import { began, changed, fee, pullOf, refusalOf, setUp } from "#test/support/site/pulled-site.ts";
import { pullContent } from "./pull.ts";
import { takeTurn } from "./state.ts";

test("a merge by another person is shown, and a repeat changes nothing", async () => {
  const { host, pull, shown, first, status } = await setUp();
  expect(shown()).toBe("amount: 1");
  const merge = host.merge({ by: "Amina", mergedBy: "Baraka", files: changed, message: "A fee" });
  expect(await pull()).toEqual({ commit: merge, before: first });
  expect(shown()).toBe("amount: 2");
  expect(await pull()).toEqual({ commit: merge, before: merge });
  expect(await status()).toMatchObject({ live: { commit: merge }, pulledAt: began });
});

test("several merges are pulled at once, including reverts, and five releases are kept", async () => {
  const { host, pull, shown, folder } = await setUp();
  for (const amount of [2, 3, 4, 5, 6]) {
    const files = { [fee]: `amount: ${amount}` };
    host.merge({ by: "Amina", mergedBy: "Baraka", files });
    await pull();
  }
  host.merge({ by: "Amina", mergedBy: "Baraka", files: { "content/other.yaml": "7" } });
  host.merge({ by: "Baraka", mergedBy: "Amina", files: { [fee]: "amount: 1" } });
  await pull();
  expect(shown()).toBe("amount: 1");
  expect(readdirSync(join(folder, "releases"))).toHaveLength(5);
});

test("files beside the content are not taken", async () => {
  const { host, pull, folder, shown } = await setUp();
  const link = ["120000", "/etc/passwd"] as const;
  const beside = { ".gitlab-ci.yml": "x", ".gitattributes": "* text eol=crlf", link };
  const files = { ...beside, [fee]: "amount: 2\nunit: KES\n" };
  host.merge({ by: "Amina", mergedBy: "Baraka", files });
  await pull();
  expect(shown()).toBe("amount: 2\nunit: KES\n");
  expect(readdirSync(join(folder, "current/"))).toEqual(["content"]);
});

test("content with mistakes is skipped once a later merge is sound", async () => {
  const { host, pull, shown, status } = await setUp();
  host.merge({ by: "Amina", mergedBy: "Baraka", files: { [fee]: "wrong" } });
  expect(await refusalOf(pull())).toMatchObject({ kind: "unsound" });
  host.merge({ by: "Amina", mergedBy: "Baraka", files: changed });
  await pull();
  expect(shown()).toBe("amount: 2");
  expect((await status()).refused).toBeUndefined();
});

test("a refused commit is not looked at again for five minutes", async () => {
  const { host, pull, clock, status, checks } = await setUp();
  host.merge({ by: "Amina", mergedBy: "Baraka", files: { [fee]: "wrong" } });
  expect(await refusalOf(pull())).toMatchObject({ kind: "unsound" });
  const before = checks();
  clock.now += 299_999;
  expect(await refusalOf(pull())).toMatchObject({
    kind: "unsound",
    message: "Still refused: hfc content status says why",
  });
  expect(checks()).toBe(before);
  clock.now += 1;
  expect(await refusalOf(pull())).toMatchObject({ kind: "unsound" });
  expect(checks()).toBe(before + 1);
  expect((await status()).refused).toMatchObject({
    since: began,
    sentence: expect.stringContaining("fee.yaml:1:1"),
  });
});

test("a commit refused while the clock was ahead is checked again once it is right", async () => {
  const { host, pull, clock, checks } = await setUp();
  host.merge({ by: "Amina", mergedBy: "Baraka", files: { [fee]: "wrong" } });
  expect(await refusalOf(pull())).toMatchObject({ kind: "unsound" });
  const before = checks();
  clock.now -= 300_000;
  expect(await refusalOf(pull())).toMatchObject({ kind: "unsound" });
  expect(checks()).toBe(before + 1);
});

test("an unreachable host is tried again, and the content stays", async () => {
  const { pull, shown, status, folder } = await setUp();
  const repository = join(folder, "nowhere.git");
  const closed = await refusalOf(pull({ repository }));
  expect(closed).toMatchObject({
    kind: "unreachable",
    message: expect.stringMatching(/does not hand over main: fatal/),
  });
  const silentHost = await listenAt(() => undefined);
  const silent = await refusalOf(pull({ repository: `${silentHost}/x.git`, timeoutMs: 500 }));
  expect(silent).toMatchObject({ message: "The Git host did not answer within 0.5 s" });
  expect(shown()).toBe("amount: 1");
  expect(await status()).toMatchObject({ pulledAt: began, refused: { kind: "unreachable" } });
  await pull();
  expect((await status()).refused).toBeUndefined();
});

test("lock files of a killed git do not block a pull", async () => {
  const { host, pull, shown, folder } = await setUp();
  host.merge({ by: "Amina", mergedBy: "Baraka", files: changed });
  const mirror = join(folder, "mirror.git");
  for (const name of ["config", "HEAD", "packed-refs", "refs/incoming/branch", "unpacked.index"])
    writeFileSync(join(mirror, `${name}.lock`), "");
  await pull();
  expect(shown()).toBe("amount: 2");
});

test("the second of two simultaneous pulls does nothing", async () => {
  const { pull, folder } = await setUp();
  const turn = takeTurn(folder);
  expect(await refusalOf(pull())).toMatchObject({
    kind: "busy",
    message: expect.stringMatching(/Another pull/),
  });
  turn[Symbol.dispose]();
  expect(await refusalOf(pull())).toBeUndefined();
});

test("nothing is shown before an operator has accepted the first content", async () => {
  const host = gitHost();
  const first = host.commit({ by: "Amina", files: changed });
  const settings = { ...pullOf(temporaryFolder()), repository: host.repository };
  const refusal = await refusalOf(pullContent(settings));
  expect(refusal).toMatchObject({
    kind: "blocked",
    message: expect.stringMatching(/begin with hfc content accept/),
  });
  expect(existsSync(join(settings.folder, "current"))).toBe(false);
  expect(await pullContent({ ...settings, accepted: first.slice(0, 9) })).toMatchObject({
    commit: first,
  });
});

test("a commit that an operator accepts is shown, unless it has mistakes, is not on the branch, or is older", async () => {
  const { host, pull, shown, first } = await setUp();
  const pushed = host.commit({ by: "Amina", files: changed });
  const broken = host.commit({ by: "Amina", files: { [fee]: "wrong" } });
  const aside = host.commit({ by: "Amina", files: { [fee]: "amount: 9" }, isAside: true });
  expect(await refusalOf(pull({ accepted: broken }))).toMatchObject({ kind: "unsound" });
  await expect(pull({ accepted: aside })).rejects.toThrow(/There is no commit .* on main/);
  await expect(pull({ accepted: "0123456" })).rejects.toThrow("There is no commit 0123456 on main");
  await pull({ accepted: pushed });
  expect(shown()).toBe("amount: 2");
  await expect(pull({ accepted: first })).rejects.toThrow("is older than what is shown");
});
