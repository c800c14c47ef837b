// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { enquiryForms } from "#domain/forms/enquiry-forms.ts";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import * as contactUs from "./pages/corporate/contact-us/route.tsx";
import * as enquire from "./pages/corporate/enquire/route.tsx";
import * as campaignBooking from "./pages/property/campaign-booking/route.tsx";
import * as propertyEnquiry from "./pages/property/property-enquiry/route.tsx";
import * as complaints from "./pages/trust/complaints/route.tsx";
import { content, found } from "#test/support/content/content.ts";
import { controlsOf } from "#test/support/browser/controls.ts";
import { formServices } from "#test/support/components/form-services.ts";
import { rendered } from "#test/support/components/rendered.tsx";
import { answerOf, type RouteModule } from "#test/support/components/route-answers.ts";
import { EnquiryForm } from "#app/features/enquiries/enquiry-form.tsx";
import type { EnquiryFormProps } from "#app/features/enquiries/enquiry-form-props.ts";

const person = { fullname: "input text name required", email: "input email email required" };
const anyPhone = { phone: "input tel tel required hint" };
const phone = { phone: "input tel tel required placeholder" };
const subjects = "|Personal Banking|Property Investment|SME Banking|Property|Insurance";
const subject = { subject: `select ${subjects} required` };
const message = { message: "textarea required" };
const guards = { website: "input text off", formTimestamp: "input hidden" };
const wishes = {
  replyBy: "select |email|phone|whatsapp|text",
  replyTime: "input text off hint",
  timeZone: "input text off hint",
};
const contact = { ...person, ...anyPhone, ...message, ...wishes, ...guards };
const either = { email: "input email email hint", phone: "input tel tel hint" };
const about = { ...person, ...phone, ...subject, ...message, ...guards };
const fromAbroad = { ...person, ...anyPhone, ...subject, ...message, ...wishes, ...guards };

const product = found(content.products[0]);
const diaspora = found(
  content.products.find(({ audiences }) => audiences.includes("for-diaspora")),
);
const property = found(content.properties[0]).path;
const campaign = found(content.campaigns[0]).path;

type Form = [name: string, page: RouteModule, path: string, url: string, controls: object];

const forms: Form[] = [
  ["an enquiry", contactUs, "/contact-us", link("/contact-us"), contact],
  ["a complaint", complaints, "/complaints", link("/complaints"), { ...contact, ...either }],
  [
    "a product",
    enquire,
    "/enquire/:family/:audience/:slug/:group?",
    paths.enquiry({ ...product, audience: product.audiences[0] }),
    about,
  ],
  [
    "a product for the diaspora",
    enquire,
    "/enquire/:family/:audience/:slug/:group?",
    paths.enquiry({ ...diaspora, audience: "for-diaspora" }),
    fromAbroad,
  ],
  [
    "a property",
    propertyEnquiry,
    "/property-listing/view/:property/enquire",
    paths.propertyEnquiry(property),
    about,
  ],
  [
    "a booking",
    campaignBooking,
    "/campaign/property/:campaign/book",
    paths.campaignBooking(campaign),
    { ...person, ...phone, ...guards },
  ],
];

test.each(forms)("the fields of the form of %s, in order", async (_, page, path, url, controls) => {
  const answer = await answerOf(page, { path, services: formServices }, url);
  if (answer instanceof Response) throw new Error(`${url} is answered with ${answer.status}`);
  // The cast: each of these loaders gives its page the props of the form.
  const { form } = answer.loaderData["page"] as { form: EnquiryFormProps };
  const controlsShown = controlsOf(rendered(<EnquiryForm {...form} />, { content }));
  expect(Object.keys(controlsShown)).toEqual([
    ...Object.keys(enquiryForms[form.kind]),
    "website",
    "formTimestamp",
  ]);
  const pinned = Object.entries(controlsShown).filter(([name]) => name in controls);
  expect(pinned).toEqual(Object.entries(controls));
});
