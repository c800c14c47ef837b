import { expect, test } from "vitest";
import { content } from "#test/support/content/content.ts";
import { reachOf } from "./reach.ts";

const { phone } = content.settings;
const reachWhile = (provenance: typeof phone.provenance) =>
  reachOf({ ...content, settings: { ...content.settings, phone: { ...phone, provenance } } });

test("a number of the bank's own is shown, with a link to call it", () => {
  expect(reachWhile("public")).toEqual({
    kind: "phone",
    href: `tel:${phone.dial}`,
    display: phone.display,
    label: `${content.messages.shell.callUs} ${phone.display}`,
  });
});

test("while the number is a specimen, the contact page replaces it", () => {
  const reach = reachWhile("specimen");
  expect(reach).toEqual({ kind: "page", href: "/contact-us", label: expect.any(String) });
  expect(JSON.stringify(reach)).not.toContain(phone.display);
});
