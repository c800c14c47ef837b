import { expect, test } from "vitest";
import { respondWithHtml } from "#test/support/components/respond-with-html.ts";
import { createBusyPage } from "./busy-page.ts";
import { contents } from "#test/support/content/contents.ts";

const busyPage = createBusyPage({ contents: () => contents, respondWithHtml });
const origin = "https://www.example.org";

test("says when to come back, and links to the requested page", async () => {
  const answer = await busyPage({ method: "GET", url: `${origin}/list?a="><script>&b=1` });
  expect(answer.status).toBe(503);
  expect(answer.headers.get("Retry-After")).toBe("5");
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  const page = await answer.text();
  expect(page).toMatch(/^<!DOCTYPE html>\s*<html lang="en-KE">/);
  expect(page).toContain(contents.en.messages.busy.text);
  expect(page).toContain('href="/list?a=%22%3E%3Cscript%3E&amp;b=1"');
});

test("is in Kiswahili below /sw", async () => {
  const page = await (await busyPage({ method: "GET", url: `${origin}/sw/hfc` })).text();
  expect(page).toContain('<html lang="sw">');
  expect(page).toContain(contents.sw.messages.busy.heading);
});

test("says that a posted form was not received, and has no link that would lose it", async () => {
  const page = await (await busyPage({ method: "POST", url: `${origin}/contact-us` })).text();
  expect(page).toContain(contents.en.messages.busy.posted);
  expect(page).not.toContain(contents.en.messages.shell.tryAgain);
});
