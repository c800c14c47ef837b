import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { encodeToken, solve } from "#test/support/captcha.ts";
import { ask, askJson, enquiry } from "#test/support/visitors.ts";
import { visitorHeaders } from "#test/support/visitor-address.ts";
import { layOutSite } from "#test/support/whole-site.ts";

const newEnquiry = () => ({ ...enquiry(), email: `${randomUUID()}@mail.example` });

test("what fails the captcha silences nobody at the same address", async () => {
  const site = await layOutSite("SQLite", { CAPTCHA: "altcha" });
  const { origin } = await site.start();
  // Thousands of phones of one network have this address.
  const shared = visitorHeaders();
  const post = (body: object) => askJson(`${origin}/api/website/contactUs`, body, shared);
  for (let tries = 0; tries < 60; tries += 1)
    expect(await post(newEnquiry())).toMatchObject({ status: 400 });
  const { envelope } = await ask(`${origin}/api/captcha/challenge`, { headers: shared });
  const captcha = encodeToken(await solve(envelope.data));
  expect(await post({ ...newEnquiry(), captcha })).toMatchObject({ status: 200 });
});
