import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { changed, fee, type PulledSite, refusalOf, setUp } from "#test/support/site/pulled-site.ts";

type Happens = (site: PulledSite) => unknown;

/** The refusal of what happened, after which the site shows what it showed. */
async function refusalAfter(happens: Happens) {
  const site = await setUp();
  await happens(site);
  const refusal = await refusalOf(site.pull());
  expect(site.shown()).toBe("amount: 1");
  expect(readdirSync(join(site.folder, "releases"))).toEqual([site.first]);
  expect(await site.status()).toMatchObject({
    live: { commit: site.first },
    refused: { kind: refusal?.kind, sentence: refusal?.message, since: site.clock.now },
  });
  return refusal;
}

const byOne: Record<string, Happens> = {
  "by one person": ({ host }) => host.merge({ by: "Amina", mergedBy: "Amina", files: changed }),
  "by one of several who wrote it": ({ host, first }) => {
    const one = host.commit({ by: "Amina", files: changed, isAside: true });
    const two = host.commit({ by: "Baraka", on: [one], files: changed, isAside: true });
    host.commit({ by: "Baraka", on: [first, two], files: changed });
  },
  "by somebody who only says that another approved it": ({ host, first }) => {
    const one = host.commit({ by: "Amina", files: changed, isAside: true });
    const message = "Merge\n\nApproved-by: Baraka <baraka@bank.example>";
    host.commit({ by: "Amina", on: [first, one], files: changed, message });
  },
  "by a writer whom only the message names": ({ host }) => {
    const message = "A fee\n\nCo-authored-by: B <BARAKA@bank.example>";
    host.merge({ by: "Amina", mergedBy: "Baraka", files: changed, message });
  },
  "by its writer in another Unicode form of the name": ({ host }) =>
    host.merge({ by: "Amélie", mergedBy: "Ame\u0301lie", files: changed }),
  "by its writer with a wider space": ({ host }) =>
    host.merge({ by: "Amina Odhiambo", mergedBy: "Amina \u00A0Odhiambo", files: changed }),
};

test.each(Object.entries(byOne))("refused: written and merged %s", async (_, happens) => {
  const sentence =
    /^(\w{9}) was written and merged by one person, .*\. Nothing newer .* accept \1 --because/;
  const message = expect.stringMatching(sentence);
  expect(await refusalAfter(happens)).toMatchObject({ kind: "blocked", message });
});

const blocked: Record<string, [RegExp, Happens]> = {
  "a change without a merge: pushed, squashed or fast-forwarded": [
    /is no merge of one branch/,
    ({ host }) => host.commit({ by: "Baraka", files: changed }),
  ],
  "a merge of two branches at once": [
    /is no merge of one branch/,
    ({ host, first }) => {
      const one = host.commit({ by: "Amina", files: changed, isAside: true });
      const two = host.commit({ by: "Amina", files: { "content/b.yaml": "b" }, isAside: true });
      host.commit({ by: "Baraka", on: [first, one, two], files: changed });
    },
  ],
  "an older sin beneath a sound merge": [
    /is no merge of one branch/,
    ({ host }) => {
      host.commit({ by: "Amina", files: changed });
      host.merge({ by: "Amina", mergedBy: "Baraka", files: { [fee]: "amount: 3" } });
    },
  ],
  "something that only the merge holds": [
    /holds more than the branches it merges/,
    ({ host, first }) => {
      const one = host.commit({ by: "Amina", files: changed, isAside: true });
      host.commit({ by: "Baraka", on: [first, one], files: { [fee]: "amount: 999" } });
    },
  ],
  "a rewritten history": [
    /does not contain \w{9}: the history was rewritten/,
    ({ host }) => host.setBranch(host.commit({ by: "Amina", on: [], files: changed })),
  ],
  "a rewritten history, and what was fetched is lost": [
    /does not contain \w{9}: the history was rewritten/,
    ({ host, folder }) => {
      host.commit({ by: "Amina", on: [], files: changed });
      rmSync(join(folder, "mirror.git"), { recursive: true });
    },
  ],
};

test.each(Object.entries(blocked))("refused: %s", async (_, [sentence, happens]) => {
  const message = expect.stringMatching(sentence);
  expect(await refusalAfter(happens)).toMatchObject({ kind: "blocked", message });
});

test.each<[string, RegExp, Parameters<PulledSite["host"]["merge"]>[0]["files"]]>([
  [
    "content with mistakes",
    /it has mistakes:\nfee\.yaml:1:1 amount: is no number$/,
    { [fee]: "wrong" },
  ],
  [
    "attributes, which would change how files are written",
    /\.gitattributes has a name that begins with a dot/,
    { "content/.gitattributes": "" },
  ],
  ["a link", /content\/a\.yaml is a link/, { "content/a.yaml": ["120000", "/etc/passwd"] }],
  [
    "a submodule",
    /content\/a is another repository/,
    { "content/a": ["160000", "0123456789".repeat(4)] },
  ],
  ["no content any more", /has no folder content\//, { [fee]: undefined, "README.md": "" }],
])("refused: %s", async (_, sentence, files) => {
  const happens: Happens = ({ host }) => host.merge({ by: "Amina", mergedBy: "Baraka", files });
  const message = expect.stringMatching(sentence);
  expect(await refusalAfter(happens)).toMatchObject({ kind: "unsound", message });
});

test("the refusal names its merge, and accepting that merge accepts no later one", async () => {
  const { host, pull, shown } = await setUp();
  const merged = (by: string, mergedBy: string, amount: number) =>
    host.merge({ by, mergedBy, files: { [fee]: `amount: ${amount}` } });
  const own = merged("Amina", "Amina", 2);
  merged("Amina", "Baraka", 3);
  const later = merged("Baraka", "Baraka", 4);
  const names = (commit: string) => expect.stringContaining(`accept ${commit.slice(0, 9)} `);
  expect(await refusalOf(pull())).toMatchObject({ message: names(own) });
  await pull({ accepted: own });
  expect(shown()).toBe("amount: 2");
  expect(await refusalOf(pull())).toMatchObject({ message: names(later) });
});

test("refused: a merge whose first parent is not the shown commit", async () => {
  const { host, pull, first } = await setUp();
  const merge = host.merge({ by: "Amina", mergedBy: "Baraka", files: changed });
  await pull();
  host.commit({ by: "Baraka", on: [first, merge], files: changed });
  expect(await refusalOf(pull())).toMatchObject({
    kind: "blocked",
    message: expect.stringMatching(/was not merged into what is shown/),
  });
});
