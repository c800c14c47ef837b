import { expect, test } from "vitest";
import { createActs } from "./acts.ts";

test("counting neither delays nor fails the visitor's action", async () => {
  const counted: unknown[] = [];
  const visits = { count: (visit: unknown) => void counted.push(visit) };
  const unanswered = createActs({ visits, pageOf: () => new Promise(() => {}) });
  expect(unanswered.countEvent("enquiry", "/contact-us")).toBeUndefined();
  const failing = createActs({
    visits,
    pageOf: async () => {
      throw new Error("The database does not answer");
    },
  });
  failing.countEvent("enquiry", "/contact-us");
  await expect.poll(() => counted).toEqual([{ event: "enquiry", page: "(unknown)" }]);
});
