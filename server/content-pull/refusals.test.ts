import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { changed, fee, type PulledSite, refusalOf, setUp } from "#test/support/site/pulled-site.ts";

test.each<[what: string, happens: (site: PulledSite) => unknown, kind: string, sentence: RegExp]>([
  [
    "written and merged by one person",
    ({ host }) => host.merge({ by: "Amina", mergedBy: "Amina", files: changed }),
    "blocked",
    /^(\w{9}) was written and merged by one person, Amina\. Nothing newer .* accept \1 --because/,
  ],
  [
    "merged by one of several who wrote it",
    ({ host, first }) => {
      const one = host.commit({ by: "Amina", files: changed, isAside: true });
      const two = host.commit({ by: "Baraka", on: [one], files: changed, isAside: true });
      host.commit({ by: "Baraka", on: [first, two], files: changed });
    },
    "blocked",
    /was written and merged by one person/,
  ],
  [
    "merged by somebody who only says that another approved it",
    ({ host, first }) => {
      const one = host.commit({ by: "Amina", files: changed, isAside: true });
      const message = "Merge\n\nApproved-by: Baraka <baraka@bank.example>";
      host.commit({ by: "Amina", on: [first, one], files: changed, message });
    },
    "blocked",
    /was written and merged by one person/,
  ],
  [
    "merged by a writer whom only the message names",
    ({ host }) => {
      const message = "A fee\n\nCo-authored-by: B <BARAKA@bank.example>";
      host.merge({ by: "Amina", mergedBy: "Baraka", files: changed, message });
    },
    "blocked",
    /was written and merged by one person/,
  ],
  [
    "merged by its writer in another Unicode form of the name",
    ({ host }) => host.merge({ by: "Amélie", mergedBy: "Ame\u0301lie", files: changed }),
    "blocked",
    /was written and merged by one person/,
  ],
  [
    "merged by its writer with a wider space",
    ({ host }) =>
      host.merge({ by: "Amina Odhiambo", mergedBy: "Amina \u00A0Odhiambo", files: changed }),
    "blocked",
    /was written and merged by one person/,
  ],
  [
    "a change without a merge: pushed, squashed or fast-forwarded",
    ({ host }) => host.commit({ by: "Baraka", files: changed }),
    "blocked",
    /is no merge of one branch/,
  ],
  [
    "a merge of two branches at once",
    ({ host, first }) => {
      const one = host.commit({ by: "Amina", files: changed, isAside: true });
      const two = host.commit({ by: "Amina", files: { "content/b.yaml": "b" }, isAside: true });
      host.commit({ by: "Baraka", on: [first, one, two], files: changed });
    },
    "blocked",
    /is no merge of one branch/,
  ],
  [
    "an older sin beneath a sound merge",
    ({ host }) => {
      host.commit({ by: "Amina", files: changed });
      host.merge({ by: "Amina", mergedBy: "Baraka", files: { [fee]: "amount: 3" } });
    },
    "blocked",
    /is no merge of one branch/,
  ],
  [
    "something that only the merge holds",
    ({ host, first }) => {
      const one = host.commit({ by: "Amina", files: changed, isAside: true });
      host.commit({ by: "Baraka", on: [first, one], files: { [fee]: "amount: 999" } });
    },
    "blocked",
    /holds more than the branches it merges/,
  ],
  [
    "a rewritten history",
    ({ host }) => host.setBranch(host.commit({ by: "Amina", on: [], files: changed })),
    "blocked",
    /does not contain \w{9}: the history was rewritten/,
  ],
  [
    "a rewritten history, and what was fetched is lost",
    ({ host, folder }) => {
      host.commit({ by: "Amina", on: [], files: changed });
      rmSync(join(folder, "mirror.git"), { recursive: true });
    },
    "blocked",
    /does not contain \w{9}: the history was rewritten/,
  ],
  [
    "content with mistakes",
    ({ host }) => host.merge({ by: "Amina", mergedBy: "Baraka", files: { [fee]: "wrong" } }),
    "unsound",
    /it has mistakes:\nfee\.yaml:1:1 amount: is no number$/,
  ],
  [
    "attributes, which would change how files are written",
    ({ host }) =>
      host.merge({ by: "Amina", mergedBy: "Baraka", files: { "content/.gitattributes": "" } }),
    "unsound",
    /\.gitattributes has a name that begins with a dot/,
  ],
  [
    "a link",
    ({ host }) => {
      const files = { "content/a.yaml": ["120000", "/etc/passwd"] } as const;
      host.merge({ by: "Amina", mergedBy: "Baraka", files });
    },
    "unsound",
    /content\/a\.yaml is a link/,
  ],
  [
    "a submodule",
    ({ host }) => {
      const files = { "content/a": ["160000", "0123456789".repeat(4)] } as const;
      host.merge({ by: "Amina", mergedBy: "Baraka", files });
    },
    "unsound",
    /content\/a is another repository/,
  ],
  [
    "no content any more",
    ({ host }) =>
      host.merge({
        ...{ by: "Amina", mergedBy: "Baraka" },
        files: { [fee]: undefined, "README.md": "" },
      }),
    "unsound",
    /has no folder content\//,
  ],
])("refused: %s", async (_, happens, kind, sentence) => {
  const site = await setUp();
  await happens(site);
  const refusal = await refusalOf(site.pull());
  expect(refusal).toMatchObject({ kind, message: expect.stringMatching(sentence) });
  expect(site.shown()).toBe("amount: 1");
  expect(readdirSync(join(site.folder, "releases"))).toEqual([site.first]);
  expect(await site.status()).toMatchObject({
    live: { commit: site.first },
    refused: { kind, sentence: refusal?.message, since: site.clock.now },
  });
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
