import { expect, test } from "vitest";
import { leaderPerson } from "./leader-person.ts";

test("a specimen has no data", () => {
  expect(
    leaderPerson({
      leader: { name: "A B", title: "Officer", excerpt: "Does it.", provenance: "specimen" },
      url: "https://hf.example/leadership/view/management/a-b",
      organisation: { name: "HF Group Plc", url: "https://hf.example/" },
    }),
  ).toBeUndefined();
});
