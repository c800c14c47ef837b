import { expect, test } from "vitest";
import { solvedToken } from "#test/support/records/captcha.ts";
import { engines } from "#test/support/site/databases.ts";
import { setUpEnquiries } from "#test/support/records/enquiries.ts";
import { isKept, refusedAs, tickTheBox } from "#test/support/records/enquiry-outcomes.ts";
import { formTexts } from "#test/support/content/forms.ts";

const key = "an idempotency key";

test.each(engines)(
  "the sixth enquiry to one mailbox is stored without an email to the visitor, and the bank is notified: %s",
  async (engine) => {
    const { submit, rows, emails, events } = await setUpEnquiries(engine);
    for (let sent = 0; sent < 6; sent += 1) expect(await submit()).toEqual(isKept);
    expect(await rows()).toHaveLength(6);
    expect(await emails()).toHaveLength(11);
    expect(events).toEqual([{ event: "limit-reached", reason: "emails-to-recipient" }]);
    // Another recipient has a separate limit.
    expect(await submit({ email: "amina@mail.example" })).toEqual(isKept);
    expect(await emails()).toHaveLength(13);
  },
);

test("an IP address has a limited number of enquiries; repeats do not count, and no captcha is used up", async () => {
  const { submit, captcha } = await setUpEnquiries("SQLite", {
    captcha: "altcha",
    mostOfAddress: 2,
  });
  const [first, second, third] = [
    await solvedToken(captcha),
    await solvedToken(captcha),
    await solvedToken(captcha),
  ];
  await submit({ captcha: first }, key);
  for (let repeats = 0; repeats < 5; repeats += 1) {
    expect(await submit({ captcha: first }, key)).toEqual(isKept);
    expect(await submit({ email: "x" })).toEqual(refusedAs("invalid"));
  }
  expect(await submit({ captcha: second })).toEqual(isKept);
  expect(await submit({ captcha: third })).toEqual(
    refusedAs("limited", { message: formTexts.limited, retryAfterSeconds: expect.any(Number) }),
  );
  expect(await submit({ captcha: third }, undefined, "192.0.2.2")).toEqual(isKept);
});

test("a failed or reused captcha does not count against the IP address", async () => {
  const { submit, captcha, events } = await setUpEnquiries("SQLite", {
    captcha: "altcha",
    mostOfAddress: 2,
  });
  const used = await solvedToken(captcha);
  expect(await submit({ captcha: used })).toEqual(isKept);
  for (let tries = 0; tries < 5; tries += 1)
    for (const token of [undefined, "x", used])
      expect(await submit({ captcha: token })).toEqual(tickTheBox);
  expect(new Set(events.map(({ event, reason }) => `${event} ${reason}`))).toEqual(
    new Set(["post-refused captcha", "post-refused captcha-used"]),
  );
  expect(await submit({ captcha: await solvedToken(captcha) })).toEqual(isKept);
});
