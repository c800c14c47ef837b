import { expect, test } from "vitest";
import { judgeContact } from "#domain/contact/contact-verdict.ts";
import { content } from "#test/support/content/content.ts";
import { ownContacts } from "./own-contacts.ts";

const known = ownContacts(content, "https://site.example");
const { hotlines, troubles } = content.fraudCentre;
const numbers = /\*[\d*]+#|\+\d[\d ]{9,}\d|(?<![\d ])\d{3}(?!\d)/g;

test("the check knows each address of a branch", () => {
  for (const { details } of content.branches)
    expect(judgeContact(details.email, known)).toMatchObject({ kind: "ours" });
});

test.each(hotlines.items)("the check knows the owner of $number", ({ number, also, owner }) => {
  for (const contact of [number, ...also])
    expect(judgeContact(contact, known)).toEqual({ kind: "others", owner });
});

test("the check knows the name of each product that imitations use", () => {
  const { names } = content.fraudCentre.check;
  expect(names.map((name) => judgeContact(name, known).kind)).toEqual(names.map(() => "name"));
  const hosts = names.map((name) => `${name.replaceAll(" ", "")}.example`);
  expect(hosts.map((host) => judgeContact(host, known).kind)).toEqual(hosts.map(() => "imitation"));
});

test("the check knows each number in the steps and the details", () => {
  const texts = [
    ...troubles.items.flatMap(({ steps }) => steps),
    ...hotlines.items.map(({ detail }) => detail),
  ];
  const named = texts.flatMap((text) => text.match(numbers) ?? []);
  expect(named).not.toHaveLength(0);
  const unknown = named.filter(
    (number) => !/^(?:ours|others)$/.test(judgeContact(number, known).kind),
  );
  expect(unknown).toEqual([]);
});
