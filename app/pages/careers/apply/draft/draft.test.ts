import { expect, test } from "vitest";
import { readValues } from "../values/application-values.ts";
import { openDraftStore } from "./draft.ts";

const values = readValues(
  new Map([
    ["firstName", "Wanjiku"],
    ["education.0.institution", "Maseno University"],
  ]),
);
const day = 24 * 60 * 60 * 1000;

/** A device with a clock that the test sets. */
function setUp(jobId = "teller") {
  const kept = new Map<string, string>();
  const clock = { now: 0 };
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    keys: () => [...kept.keys()],
  };
  const open = (job: string) => openDraftStore({ storage, jobId: job, now: () => clock.now });
  return { kept, clock, storage, open, draft: open(jobId) };
}

test("a draft is found again, for its own job only", () => {
  const { draft, open } = setUp();
  draft.save(values);
  expect(open("teller").find()).toEqual(values);
  expect(open("cashier").find()).toBeUndefined();
});

test("a draft is gone once cleared, and after a month", () => {
  const { draft, clock, kept } = setUp();
  draft.save(values);
  draft.clear();
  expect(kept.size).toBe(0);
  draft.save(values);
  clock.now = 30 * day - 1;
  expect(draft.find()).toEqual(values);
  clock.now = 30 * day;
  expect(draft.find()).toBeUndefined();
  expect(kept.size).toBe(0);
});

test("the draft of another job, whose form may be closed, is gone after a month too", () => {
  const { draft, clock, open, kept } = setUp();
  draft.save(values);
  kept.set("other", "kept");
  clock.now = 30 * day;
  expect(open("cashier").find()).toBeUndefined();
  expect([...kept.keys()]).toEqual(["other"]);
});

test("an empty form is no draft", () => {
  const { draft, kept } = setUp();
  draft.save(values);
  draft.save(readValues(new Map()));
  expect(kept.size).toBe(0);
});

test("a visitor who refuses drafts has none, until they want one again", () => {
  const { draft, kept, open } = setUp();
  draft.save(values);
  open("driver").save(values);
  draft.setWanted(false);
  draft.save(values);
  expect([...kept.values()].join("")).not.toContain("Wanjiku");
  expect(open("cashier").isWanted()).toBe(false);
  draft.setWanted(true);
  draft.save(values);
  expect(draft.find()).toEqual(values);
});

test.each(["", "{", "null", "[]", '{"savedAt":"now"}', '{"savedAt":0,"fields":7}'])(
  "an invalid draft (%s) is ignored",
  (text) => {
    const { draft, kept } = setUp();
    kept.set("application-draft:teller", text);
    expect(draft.find()).toBeUndefined();
  },
);

test("storage that fails changes nothing else", () => {
  const forbidden = () => {
    throw new DOMException("Forbidden", "SecurityError");
  };
  const storage = {
    getItem: forbidden,
    setItem: forbidden,
    removeItem: forbidden,
    keys: forbidden,
  };
  const draft = openDraftStore({ storage, jobId: "teller", now: () => 0 });
  draft.save(values);
  draft.clear();
  draft.setWanted(false);
  expect(draft.find()).toBeUndefined();
});
