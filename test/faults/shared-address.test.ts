import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { shareInFile } from "#test/support/at-end.ts";
import { encodeToken, solve } from "#test/support/captcha.ts";
import { startGateway } from "#test/support/gateway.ts";
import { ask, askJson, enquiry, nextPhone } from "#test/support/visitors.ts";
import { visitorHeaders } from "#test/support/visitor-address.ts";
import { layOutSite } from "#test/support/whole-site.ts";

async function setUp(more: Record<string, string> = {}) {
  const site = await layOutSite("SQLite", more);
  const { origin } = await site.start();
  return { origin };
}
const guarded = shareInFile(() => setUp({ CAPTCHA: "altcha" }));
const unguarded = shareInFile(async () => {
  const gateway = await startGateway();
  return { gateway, ...(await setUp(gateway.environment)) };
});

/** Thousands of phones of one network have this address. */
const sharedAddress = visitorHeaders;

const newEnquiry = () => ({ ...enquiry(), email: `${randomUUID()}@mail.example` });

test("what fails the captcha silences nobody at the same address", async () => {
  const { origin } = guarded();
  const shared = sharedAddress();
  const post = (body: object) => askJson(`${origin}/api/website/contactUs`, body, shared);
  for (let tries = 0; tries < 60; tries += 1)
    expect(await post(newEnquiry())).toMatchObject({ status: 400 });
  const { envelope } = await ask(`${origin}/api/captcha/challenge`, { headers: shared });
  const captcha = encodeToken(await solve(envelope.data));
  expect(await post({ ...newEnquiry(), captcha })).toMatchObject({ status: 200 });
});

test("who asks for many captchas makes them dearer, and nobody is refused one", async () => {
  const { origin } = guarded();
  const shared = sharedAddress();
  const challenge = async (headers: Record<string, string>) => {
    const { status, envelope } = await ask(`${origin}/api/captcha/challenge`, { headers });
    expect(status).toBe(200);
    return envelope.data;
  };
  const workOf = async (headers = shared) =>
    (await solve(await challenge(headers))).solution.counter;
  expect(await workOf()).toBeLessThan(1000);
  for (let asked = 0; asked < 600; asked += 50)
    await Promise.all(Array.from({ length: 50 }, () => challenge(shared)));
  const work = await workOf();
  expect(work).toBeGreaterThanOrEqual(2000);
  expect(work).toBeLessThan(4000);
  expect(await workOf(visitorHeaders())).toBeLessThan(1000);
});

test("forty phones of one address get their codes", async () => {
  const { gateway, origin } = unguarded();
  const shared = sharedAddress();
  for (let phones = 0; phones < 40; phones += 1)
    expect(
      await askJson(`${origin}/api/careers/verify`, { phoneNumber: nextPhone() }, shared),
    ).toMatchObject({ status: 200 });
  expect(gateway.received).toHaveLength(40);
});

test("twenty people of one address send forms without script", async () => {
  const { origin } = unguarded();
  const shared = sharedAddress();
  const page = await (await fetch(`${origin}/contact-us`)).text();
  const formTimestamp = /name="formTimestamp"[^>]*value="([^"]*)"/.exec(page)?.[1] ?? "";
  const statuses = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const response = await fetch(`${origin}/contact-us`, {
        method: "POST",
        redirect: "manual",
        headers: shared,
        body: new URLSearchParams({
          fullname: "Zawadi Omwamba",
          email: `${randomUUID()}@mail.example`,
          phone: "254712345678",
          subject: "Insurance",
          message: `How do I begin? ${randomUUID()}`,
          website: "",
          formTimestamp,
        }),
      });
      return response.status;
    }),
  );
  expect(new Set(statuses)).toEqual(new Set([303]));
});
