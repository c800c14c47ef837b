import { expect, test } from "vitest";
import { solvedToken } from "#test/support/records/captcha.ts";
import { enquiry, setUpEnquiries } from "#test/support/records/enquiries.ts";
import { isKept, refusedAs, tickTheBox } from "#test/support/records/enquiry-outcomes.ts";
import { formTexts } from "#test/support/content/forms.ts";

const circumstances = { form: "contact", clientIp: "192.0.2.1" } as const;
const { name, ...rest } = enquiry;
const form = { ...rest, fullname: name };

test("is admitted by its form timestamp", async () => {
  const { enquiries, formTimestamps, rows } = await setUpEnquiries("SQLite", {
    captcha: "altcha",
  });
  const formTimestamp = formTimestamps.make();
  expect(await enquiries.submit({ ...form, formTimestamp, honeypot: "x" }, circumstances)).toEqual(
    refusedAs("forbidden", { message: formTexts.plain.notAccepted }),
  );
  expect(await enquiries.submit({ ...form, formTimestamp }, circumstances)).toEqual(isKept);
  expect(await rows()).toMatchObject([{ ...enquiry, subject: null }]);
});

test("of a product page needs a subject, and a number in any spelling", async () => {
  const { enquiries, captcha, rows } = await setUpEnquiries("SQLite", { captcha: "altcha" });
  const product = { ...circumstances, form: "product" } as const;
  expect(await enquiries.submit({ ...form, phone: "12" }, product)).toEqual(
    refusedAs("invalid", {
      fields: {
        phone: formTexts.fields.phone.invalid,
        subject: formTexts.fields.subject.missing,
      },
    }),
  );
  const typed = { ...form, phone: "0712 345 678", subject: "Insurance" };
  const token = await solvedToken(captcha);
  expect(await enquiries.submit({ ...typed, captcha: token }, product)).toEqual(isKept);
  expect(await rows()).toMatchObject([{ phone: enquiry.phone, subject: "Insurance" }]);
});

test("reports errors under the names of its own fields", async () => {
  const { enquiries } = await setUpEnquiries("SQLite");
  const { fields, errors, check: message } = formTexts;
  const texts = { ...fields, ...errors };
  expect(await enquiries.submit({}, circumstances)).toEqual(
    refusedAs("invalid", {
      message,
      fields: {
        fullname: texts.fullname.missing,
        email: texts.email.missing,
        phone: texts.phone.missing,
        message: texts.message.missing,
        messageSection: texts.messageSection.missing,
      },
    }),
  );
});

test("does not let a script send without a captcha", async () => {
  const { submit, formTimestamps, clock } = await setUpEnquiries("SQLite", { captcha: "altcha" });
  const formTimestamp = formTimestamps.make();
  clock.now += 3000;
  expect(await submit({ formTimestamp })).toEqual(tickTheBox);
});
