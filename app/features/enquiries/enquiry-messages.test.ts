import { expect, test } from "vitest";
import { link } from "#app/pages/link.ts";
import { visitorFields } from "#domain/forms/enquiry-fields.ts";
import { parseEnquiry } from "#domain/forms/enquiry.ts";
import { readAnswers } from "#domain/forms/enquiry-forms.ts";
import { toErrorMessages } from "#domain/forms/enquiry-texts.ts";
import { contents } from "#test/support/content/contents.ts";
import { formServices } from "#test/support/components/form-services.ts";
import { formTexts } from "#test/support/content/forms.ts";
import { toEnquiryProps } from "./enquiry-props.ts";

const about = { messageSection: "Contact us", destinationFlag: "website" };
const contact = {
  fullname: "Wanjiku Ng'ang'a",
  email: "wanjiku@mail.example",
  phone: "254712345678",
  message: "How do I begin?",
  ...about,
};

const complaint = {
  kind: "complaint",
  action: link("/complaints"),
  about,
  title: "Complaint",
} as const;

test.each([
  ["neither", { email: "", phone: "" }, ["email", "phone"]],
  ["wanted", { email: "", replyBy: "email" }, ["email"]],
  ["wanted", { phone: "", replyBy: "text" }, ["phone"]],
] as const)(
  "FRM-18: the error %s of a complaint with %j is at %j, in both languages, before and after it is sent",
  (error, changes, names) => {
    const sent = { ...contact, ...changes };
    const parsed = parseEnquiry("complaint", sent);
    const read = readAnswers("complaint", sent);
    if (parsed.ok || read.ok) throw new Error("It was taken");
    for (const language of Object.values(contents)) {
      const { fields } = language.formMessages;
      const sentences = Object.fromEntries(names.map((name) => [name, fields[name][error]]));
      const { texts } = toEnquiryProps({ ...formServices, content: language }, complaint);
      expect(toErrorMessages(visitorFields, language.formMessages, parsed.errors)).toEqual(
        sentences,
      );
      expect(toErrorMessages(visitorFields, { ...texts, check: "" }, read.errors)).toEqual(
        sentences,
      );
    }
  },
);

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
