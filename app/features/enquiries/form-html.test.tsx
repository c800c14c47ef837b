// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { paths } from "#domain/pages/paths.ts";
import { content } from "#test/support/content.ts";
import { controlsOf } from "#test/support/controls.ts";
import { rendered } from "#test/support/rendered.tsx";
import { EnquiryForm } from "./enquiry-form.tsx";
import type { EnquiryKind } from "./enquiry-kinds.ts";
import { toEnquiryProps } from "./enquiry-props.ts";

const services = {
  content,
  stamps: { make: () => "stamp", renew: () => "stamp", findFault: () => undefined },
  captchaMode: "off",
  recaptchaSiteKey: undefined,
} as const;

const subjects = "|Personal Banking|Property Investment|SME Banking|Property|Insurance";
const person = { fullname: "input text name required", email: "input email email required" };
const guards = { website: "input text off", stamp: "input hidden" };
const fields = {
  contact: {
    ...person,
    phone: "input tel tel required hint",
    message: "textarea off required",
    ...guards,
  },
  product: {
    ...person,
    phone: "input tel tel required placeholder",
    subject: `select off ${subjects} required`,
    message: "textarea off required",
    ...guards,
  },
  booking: { ...person, phone: "input tel tel required placeholder", ...guards },
} satisfies Record<EnquiryKind, object>;

test.each(["contact", "product", "booking"] as const)("the fields of the form %s", (kind) => {
  const about = { messageSection: "Contact us", destinationFlag: "website" };
  const props = toEnquiryProps(services, { kind, action: paths.contactUs(), about, title: "Form" });
  expect(controlsOf(rendered(<EnquiryForm {...props} />, { content }))).toEqual(fields[kind]);
});
