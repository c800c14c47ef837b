import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { solvedToken } from "#test/support/records/captcha.ts";
import { engines } from "#test/support/site/databases.ts";
import { enquiry, setUpEnquiries } from "#test/support/records/enquiries.ts";
import { isKept, refusedAs, tickTheBox } from "#test/support/records/enquiry-outcomes.ts";
import { formTexts } from "#test/support/content/forms.ts";
import { noCaptcha, unlimitedPass } from "../captcha/captcha.ts";

const key = "an idempotency key";
const twenty = Array.from({ length: 20 });

describe.each(engines)("on %s", (engine) => {
  test("an enquiry is stored with its emails, and the outbox is notified", async () => {
    const { submit, rows, emails, notifications, clock } = await setUpEnquiries(engine);
    const result = await submit({ subject: "Property" });
    expect(result).toEqual(isKept);
    const reference = result.ok ? result.value.reference : "";
    expect(await rows()).toMatchObject([
      {
        ...enquiry,
        reference,
        subject: "Property",
        idempotencyKey: null,
        fingerprint: expect.any(String),
        createdAt: clock.now,
      },
    ]);
    const kept = await emails();
    expect(kept.map(({ payload }) => JSON.parse(payload).to.address).sort()).toEqual([
      "bank@hfc.example",
      "wanjiku@mail.example",
    ]);
    for (const email of kept) {
      expect(email).toMatchObject({ channel: "mail", about: reference, nextAt: clock.now });
    }
    expect(notifications.count).toBe(1);
  });

  test("a complaint is stored with the day its answer is due, which the response states", async () => {
    const { submit, rows, clock } = await setUpEnquiries(engine);
    clock.now = Date.parse("2026-11-02T06:00Z");
    const result = await submit({ destinationFlag: "complaints" }, key);
    const answerDueDay = "2026-11-12";
    expect(result).toMatchObject({ ok: true, value: { answerDueDay } });
    expect(await submit({ destinationFlag: "complaints" }, key)).toEqual(result);
    await submit();
    expect((await rows()).map((row) => row.answerDueDay).sort()).toEqual([answerDueDay, null]);
  });

  test.each([
    [{ email: "" }, { email: null, phone: enquiry.phone }, ["bank@hfc.example"]],
    [{ phone: "" }, { email: enquiry.email, phone: null }, ["bank@hfc.example", enquiry.email]],
  ])("a complaint with %j is kept with what was given", async (lacking, kept, written) => {
    const { submit, rows, emails } = await setUpEnquiries(engine);
    const outcome = await submit({ destinationFlag: "complaints", ...lacking });
    expect(outcome).toMatchObject({ ok: true });
    expect(await rows()).toMatchObject([kept]);
    expect((await emails()).map(({ payload }) => JSON.parse(payload).to.address)).toEqual(written);
  });

  test("the same enquiry with the same key gets the same reference, even twenty times at once", async () => {
    const { submit, rows, emails } = await setUpEnquiries(engine);
    const results = await Promise.all(twenty.map(() => submit({}, key)));
    results.push(await submit({}, key), await submit({ email: ` ${enquiry.email} ` }, key));
    const [kept] = await rows();
    expect(new Set(results.map((each) => each.ok && each.value.reference))).toEqual(
      new Set([kept?.reference]),
    );
    expect(await rows()).toHaveLength(1);
    expect(await emails()).toHaveLength(2);
  });

  test("twenty simultaneous copies with the same captcha are stored once", async () => {
    const { submit, rows, captcha } = await setUpEnquiries(engine, { captcha: "altcha" });
    const token = await solvedToken(captcha);
    const results = await Promise.all(twenty.map(() => submit({ captcha: token }, key)));
    const [kept] = await rows();
    for (const result of results)
      expect(result).toMatchObject({ value: { reference: kept?.reference } });
    expect(await rows()).toHaveLength(1);
  });

  test("the same key for another enquiry is a conflict, and nothing is kept of it", async () => {
    const { submit, rows } = await setUpEnquiries(engine);
    await submit({}, key);
    const conflict = refusedAs("conflict", { message: formTexts.keyTaken });
    for (const changes of [
      { message: "Another" },
      { subject: "Property" },
      { phone: "254712345679" },
    ])
      expect(await submit(changes, key)).toEqual(conflict);
    expect(await submit({ message: "Another" }, `${key} 2`)).toEqual(isKept);
    expect(await rows()).toHaveLength(2);
  });

  test("a duplicate reference is generated again", async () => {
    let made = 0;
    const { submit, rows } = await setUpEnquiries(engine, {
      randomBytes: () => Buffer.alloc(8, Math.floor(made++ / 2)),
    });
    await submit({}, "first key");
    await submit({}, "second key");
    await submit();
    const references = (await rows()).map(({ reference }) => reference).sort();
    expect(references).toEqual(["E-0000-0000", "E-1111-1111", "E-2222-2222"]);
  });

  test("if the emails cannot be written nothing is stored, and the captcha is still valid", async () => {
    let isBroken = true;
    const { submit, rows, emails, notifications, captcha } = await setUpEnquiries(engine, {
      captcha: "altcha",
      emails: () => {
        if (isBroken) throw new Error("no emails");
        return [];
      },
    });
    const token = await solvedToken(captcha);
    await expect(submit({ captcha: token }, key)).rejects.toThrow("no emails");
    expect(await rows()).toEqual([]);
    expect(await emails()).toEqual([]);
    expect(notifications.count).toBe(0);
    isBroken = false;
    expect(await submit({ captcha: token }, key)).toEqual(isKept);
  });
});

test("the second of two simultaneous copies finds the first, even if checking a captcha uses it up", async () => {
  const { promise: isStored, resolve } = Promise.withResolvers<void>();
  let asked = 0;
  const { submit, rows } = await setUpEnquiries("SQLite", {
    captcha: {
      ...noCaptcha,
      async verify() {
        asked += 1;
        if (asked === 1) return unlimitedPass;
        await isStored;
        return undefined;
      },
    },
  });
  const first = submit({}, key).finally(resolve);
  const second = submit({}, key);
  expect(await first).toEqual(isKept);
  expect(await second).toEqual(await first);
  expect(asked).toBe(2);
  expect(await rows()).toHaveLength(1);
});

test("generating references stops after several duplicates", async () => {
  const { submit } = await setUpEnquiries("SQLite", { randomBytes: () => Buffer.alloc(8) });
  await submit();
  await expect(submit()).rejects.toThrow("reference");
});

test("errors have the texts of the specification, and are reported together", async () => {
  const { submit, rows } = await setUpEnquiries("SQLite");
  const blank = { name: "", email: "", phone: "", message: "" };
  expect(await submit(blank)).toEqual(
    refusedAs("invalid", {
      fields: {
        name: "Please enter your full name",
        email: "Please enter your email address",
        phone: "Your phone number is required",
        message: "Please enter your message",
      },
    }),
  );
  expect(await submit({ name: "Wanjiku", email: "x", phone: "0712345" })).toEqual(
    refusedAs("invalid", {
      fields: {
        name: "Please enter atleast two names",
        email: "Invalid email address",
        phone: "Please enter a valid phone number (format is 2547XXXXXXXX)",
      },
    }),
  );
  expect(await rows()).toEqual([]);
});

test("a captcha is neither checked nor used up while a field is wrong", async () => {
  const { submit, captcha } = await setUpEnquiries("SQLite", { captcha: "altcha" });
  const token = await solvedToken(captcha);
  expect(await submit({ email: "x", captcha: token })).toEqual(
    refusedAs("invalid", { fields: { email: "Invalid email address" } }),
  );
  for (const wrong of [undefined, null, "", 1, "x", {}]) {
    expect(await submit({ captcha: wrong })).toEqual(tickTheBox);
  }
  expect(await submit({ captcha: token })).toEqual(isKept);
  expect(await submit({ captcha: token })).toEqual(tickTheBox);
});

test("a script cannot send with a form timestamp in place of a captcha", async () => {
  const { submit, formTimestamps } = await setUpEnquiries("SQLite", { captcha: "altcha" });
  expect(await submit({ formTimestamp: formTimestamps.make() })).toEqual(tickTheBox);
});

test.each(["", "1234567", "x".repeat(201), "tab\tbed key", "Wanjikũ's key", "12345678\n"])(
  "%j is refused as an idempotency key",
  async (wrong) => {
    const { submit, rows } = await setUpEnquiries("SQLite");
    expect(await submit({}, wrong)).toEqual(
      refusedAs("malformed", { message: formTexts.wrongKey }),
    );
    expect(await rows()).toEqual([]);
  },
);

test.each(["12345678", "x".repeat(200), "a key with spaces"])(
  "%j is accepted as an idempotency key",
  async (right) => {
    const { submit } = await setUpEnquiries("SQLite");
    expect(await submit({}, right)).toEqual(isKept);
  },
);

test("an unknown destination becomes the website", async () => {
  const { submit, rows } = await setUpEnquiries("SQLite");
  for (const destinationFlag of ["diaspora", "nobody", "", undefined]) {
    await submit({ destinationFlag }, randomBytes(8).toString("hex"));
  }
  const flags = (await rows()).map((row) => row.destinationFlag).sort();
  expect(flags).toEqual(["diaspora", "website", "website", "website"]);
});

test("a kept enquiry is counted once, under the page it came from", async () => {
  const { enquiries, counted } = await setUpEnquiries("SQLite");
  const circumstances = { form: "api", clientIp: "192.0.2.1", idempotencyKey: key } as const;
  const page = "/contact-us";
  expect(await enquiries.submit(enquiry, { ...circumstances, page })).toEqual(isKept);
  await enquiries.submit(enquiry, { ...circumstances, page });
  await enquiries.submit({ ...enquiry, email: "none" }, { ...circumstances, page });
  expect(counted).toEqual(["enquiry /contact-us"]);
});

test("the server counts the steps of a form without script, with the names of failed fields alone", async () => {
  const { enquiries, counted, formTimestamps, clock } = await setUpEnquiries("SQLite");
  const { name: fullname, ...rest } = enquiry;
  const formTimestamp = formTimestamps.make();
  clock.now += 10_000;
  const sent = { ...rest, fullname, formTimestamp, honeypot: "" };
  const circumstances = { form: "contact", page: "/contact-us", clientIp: "192.0.2.1" } as const;
  await enquiries.submit({ ...sent, fullname: "Wanjikũ", email: "none" }, circumstances);
  await enquiries.submit({ ...sent, honeypot: "filled" }, circumstances);
  expect(await enquiries.submit(sent, circumstances)).toEqual(isKept);
  expect(counted).toEqual([
    "form_failed contact plain fullname email",
    "form_failed contact plain",
    "enquiry /contact-us",
    "form_sent contact plain",
  ]);
});
