import { expect, test } from "vitest";
import { visitorFields } from "#domain/forms/enquiry-fields.ts";
import { parseEnquiry } from "#domain/forms/enquiry.ts";
import { toErrorMessages } from "#domain/forms/enquiry-texts.ts";
import { contents } from "#test/support/content/contents.ts";
import { formTexts } from "#test/support/content/forms.ts";

const about = { messageSection: "Contact us", destinationFlag: "website" };
const contact = {
  fullname: "Wanjiku Ng'ang'a",
  email: "wanjiku@mail.example",
  phone: "254712345678",
  message: "How do I begin?",
  ...about,
};
test("FRM-18: without email and phone, a complaint gets errors that name both, in both languages", () => {
  const parsed = parseEnquiry("complaint", { ...contact, email: "", phone: "" });
  if (parsed.ok) throw new Error("It was taken");
  for (const { formMessages } of Object.values(contents)) {
    const { email, phone } = formMessages.fields;
    const found = toErrorMessages(visitorFields, formMessages, parsed.errors);
    expect(found).toEqual({ email: email.neither, phone: phone.neither });
  }
});

// FRM-11: the messages, word for word.
test.each([
  ["fullname", "", "Please enter your full name"],
  ["fullname", "Wanjiku", "Please enter atleast two names"],
  ["email", "", "Please enter your email address"],
  ["email", "wanjiku@", "Invalid email address"],
  ["phone", "", "Your phone number is required"],
  ["phone", "25471234567", "Please enter a valid phone number (format is 2547XXXXXXXX)"],
  ["phone", "254212345678", "Please enter a valid phone number (format is 2547XXXXXXXX)"],
  ["message", "", "Please enter your message"],
])("on the contact page the error of %s %j is: %s", (field, value, sentence) => {
  const parsed = parseEnquiry("contact", { ...contact, [field]: value });
  const found = parsed.ok ? {} : toErrorMessages(visitorFields, formTexts, parsed.errors);
  expect(found).toEqual({ [field]: sentence });
});

// FRM-7 and FRM-11, word for word.
test("the tick box and the overlay have the specification's texts", () => {
  const { errors, tickBox, submitting, submitted, failed } = formTexts;
  expect(errors.captcha.missing).toBe("Please tick the reCAPTCHA box");
  expect(tickBox.label).toContain("reCAPTCHA");
  expect(submitting).toEqual({
    heading: "Submitting your information",
    text: "Please wait...",
  });
  expect(submitted).toEqual({ heading: "Information submitted", text: "Successfully!" });
  expect(failed).toEqual({
    heading: "Failed to submit details",
    text: "Please try again later.",
  });
});
