import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { sitemapPaths } from "#app/pages/page-lists.ts";
import { content } from "#test/support/content/content.ts";
import { siteFileRoutes } from "./site-files.routes.ts";

const origin = "https://www.example.org";
const now = Date.UTC(2026, 10, 21, 18);

function ask(path: string, provenance: "specimen" | "public" = "specimen") {
  const { mail } = content.settings;
  const settings = { ...content.settings, mail: { ...mail, provenance } };
  const routes = siteFileRoutes({
    content: () => ({ ...content, settings }),
    origin,
    now: () => now,
  });
  return routes.request(path);
}

describe("security.txt", () => {
  const fieldsOf = async (provenance?: "public") =>
    (await (await ask("/.well-known/security.txt", provenance)).text())
      .trim()
      .split("\n")
      .map((line) => line.split(/: (.*)/).slice(0, 2));

  test("has the fields that RFC 9116 requires, and expires less than a year after the request", async () => {
    const fields = await fieldsOf();
    const valueOf = (name: string) => fields.find(([field]) => field === name)?.[1] ?? "";
    expect(valueOf("Contact")).toBe(`${origin}/contact-us`);
    expect(valueOf("Canonical")).toBe(`${origin}/.well-known/security.txt`);
    const daysLeft = (Date.parse(valueOf("Expires")) - now) / 86_400_000;
    expect(daysLeft).toBeGreaterThan(90);
    expect(daysLeft).toBeLessThan(365);
  });

  test("names a mailbox only when it is the bank's own", async () => {
    const mailto = ["Contact", `mailto:${content.settings.mail.mailboxes.website}`];
    expect(await fieldsOf()).not.toContainEqual(mailto);
    expect(await fieldsOf("public")).toContainEqual(mailto);
  });

  test("is also served at its old URL", async () => {
    expect((await ask("/security.txt")).headers.get("Location")).toBe("/.well-known/security.txt");
  });
});

test("the manifest names pages, and icons that are there in the stated size", async () => {
  const answer = await ask("/site.webmanifest");
  expect(answer.headers.get("Content-Type")).toBe("application/manifest+json");
  const { icons, name, short_name: shortName, shortcuts, start_url: start } = await answer.json();
  expect(name).toContain(content.settings.bank.name);
  // Longer ones are cut off on a phone.
  expect(shortName.length).toBeLessThanOrEqual(12);
  for (const { url } of [{ url: start }, ...shortcuts])
    expect(sitemapPaths(content)).toContain(url);
  expect(icons).toHaveLength(3);
  for (const { src, sizes } of icons) {
    // A PNG's header has its width and height.
    const bytes = readFileSync(`public${src}`);
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
  }
});

test("humans.txt names the companies and no person", async () => {
  const text = await (await ask("/humans.txt")).text();
  expect(text).toContain(content.settings.group.legalName);
  expect(text).not.toMatch(/@/);
});
