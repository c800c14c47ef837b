import { expectNoBarriers } from "#test/support/browser/accessibility.ts";
import type { Page } from "@playwright/test";
import { formatPhone } from "#domain/contact/phone.ts";
import { dataRequestFields } from "#domain/forms/data-request.ts";
import { namesOf } from "#domain/forms/field.ts";
import { codeSentTo, newPhone } from "#test/support/browser/application-page.ts";
import { expectHeard } from "#test/support/browser/announcements.ts";
import { expect, test } from "#test/support/browser/shared-context.ts";
import { content } from "#test/support/content/content.ts";
import { formTexts } from "#test/support/content/forms.ts";
import { pressAndLoad } from "#test/support/browser/press-and-load.ts";
import { phone as phoneSize } from "#test/support/site/site.ts";

const texts = content.dataRights;
const { codes } = content.careersMessages;
const field = (page: Page, label: string) =>
  page.getByRole("main").getByLabel(label, { exact: true });
const press = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true }).click();

test.use({ allowedNoise: /Failed to load resource/, viewport: phoneSize });

test("on a phone a request is corrected, made with a code, and followed by its reference", async ({
  page,
}) => {
  const phone = newPhone();
  await page.goto("/data-rights");
  await field(page, texts.fields.details.label).fill("My enquiry of March");
  await field(page, formTexts.fields.fullname.label).fill("Wanjiku Ng'ang'a");
  await field(page, formTexts.fields.email.label).fill("wanjiku@mail.example");
  await field(page, formTexts.fields.phone.label).fill("0712 345");
  await press(page, texts.form.send);
  const problems = page.getByRole("region", { name: texts.problem }).getByRole("link");
  await expect(problems).toHaveText([texts.fields.kind.missing, formTexts.fields.phone.invalid]);
  await expectHeard(page, texts.problem, texts.fields.kind.missing, formTexts.fields.phone.invalid);
  await expect(field(page, texts.fields.details.label)).toHaveValue("My enquiry of March");
  await expectNoBarriers(page);

  await field(page, texts.fields.kind.label).selectOption(texts.kinds.erasure);
  await field(page, formTexts.fields.phone.label).fill(phone);
  await press(page, texts.form.send);
  await expectHeard(page, texts.code.title);
  await expect(page.getByRole("main")).toContainText(formatPhone(phone));
  await expectNoBarriers(page);
  const right = codeSentTo(phone);
  const wrongCode = right === "000000" ? "111111" : "000000";
  for (const [wrong, error] of [
    ["12", codes.errors.otp.invalid],
    [wrongCode, codes.notValid.text],
    [wrongCode, codes.notValid.text],
  ] as const) {
    await field(page, texts.code.label).fill(wrong);
    await pressAndLoad(page.getByRole("main").getByRole("button", { name: texts.code.send }));
    await expect(field(page, texts.code.label)).toHaveAttribute("aria-invalid", "true");
    await expectHeard(page, texts.problem, error);
  }
  await field(page, texts.code.label).fill(right);
  await press(page, texts.code.send);

  await expect(page).toHaveURL(/\/data-rights\/sent\?reference=D-/);
  const reference = new URL(page.url()).searchParams.get("reference") ?? "";
  await expect(page.getByRole("main")).toContainText(reference);
  await expectHeard(page, reference, texts.sent.title);
  await page.getByRole("main").getByRole("link", { name: texts.sent.track }).click();
  await field(page, texts.track.reference).fill(reference.toLowerCase());
  await field(page, texts.track.phone).fill("0700 000 000");
  await press(page, texts.track.send);
  await expect(page.getByRole("alert")).toContainText(texts.errors.track.missing);
  await expectHeard(page, texts.errors.track.missing, texts.track.title);
  await field(page, texts.track.phone).fill(phone);
  await press(page, texts.track.send);
  await expect(page.getByRole("region", { name: reference })).toContainText(texts.kinds.erasure);
  await expectHeard(page, reference, texts.track.title, texts.kinds.erasure);
  // Personal details are not in a URL.
  expect(page.url()).not.toContain(reference);
});

test("without script each step of a request is a form, and no step loses a word", async ({
  visitor,
}) => {
  const phone = newPhone();
  const form = await visitor.open("/data-rights");
  const empty = await visitor.send(form, { button: texts.form.send });
  expect(empty.status).toBe(422);
  expect(empty.headers.get("Cache-Control")).toContain("no-store");
  expect(Object.keys(empty.errors())).toEqual(namesOf(dataRequestFields));
  const mistyped = newPhone();
  const asked = {
    kind: "access",
    details: "My enquiry of March",
    fullname: "Wanjiku Ng'ang'a",
    email: "wanjiku@mail.example",
    phone: mistyped,
  };
  for (const ofProgram of [{ website: "https://spam.example" }, { formTimestamp: "x" }]) {
    const fields = { ...asked, ...ofProgram };
    const refused = await visitor.send(empty, { button: texts.form.send, fields });
    expect(refused.status).toBe(403);
  }
  const elsewhereSent = await visitor.send(empty, {
    button: texts.form.send,
    fields: asked,
  });
  const begunAgain = await visitor.send(elsewhereSent, { button: texts.code.again });
  const tooSoon = await visitor.send(begunAgain, { button: texts.form.send });
  expect(tooSoon.status).toBe(429);
  expect(tooSoon.text("[role=alert]")).toMatch(/Ask again in \d+ seconds?\./);
  for (const page of [begunAgain, tooSoon]) {
    expect(page.valueOf("details")).toBe("My enquiry of March");
    expect(page.valueOf("phone")).toBe(mistyped);
  }
  const corrected = await visitor.send(tooSoon, { button: texts.code.again });
  await visitor.send(corrected, { button: texts.form.send, fields: { phone } });
  const reloaded = await visitor.send(corrected, { button: texts.form.send, fields: { phone } });
  expect(reloaded.status).toBe(429);
  const elsewhere = await visitor.send(reloaded, {
    button: texts.code.send,
    fields: { otp: codeSentTo(phone) },
    origin: "null",
  });
  expect(elsewhere.status).toBe(403);
  expect(elsewhere.valueOf("details")).toBe("My enquiry of March");
  const wrong = await visitor.send(elsewhere, { button: texts.code.send, fields: { otp: "12" } });
  expect(Object.keys(wrong.errors())).toEqual(["otp"]);
  const sent = await visitor.send(wrong, {
    button: texts.code.send,
    fields: { otp: codeSentTo(phone) },
  });
  const reference = new URL(sent.address, "http://x").searchParams.get("reference") ?? "";
  expect(reference).toMatch(/^D-/);
  expect(sent.text()).toContain(reference);

  const track = await visitor.follow(sent, texts.sent.track);
  const blank = await visitor.send(track, { button: texts.track.send });
  expect(blank.status).toBe(422);
  expect(Object.keys(blank.errors())).toEqual(["reference", "phone"]);
  const hidden = await visitor.send(blank, {
    button: texts.track.send,
    fields: { reference: reference.toLowerCase(), phone },
    origin: "null",
  });
  expect(hidden.status).toBe(403);
  const found = await visitor.send(hidden, { button: texts.track.send });
  expect(found.text()).toContain(texts.kinds.access);
});
