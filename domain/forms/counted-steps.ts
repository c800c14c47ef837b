import { applicationFields } from "./job-application.ts";
import { dataRequestFields } from "./data-request.ts";
import { type EnquiryKind, enquiryForms } from "./enquiry-forms.ts";

/** The steps of a form that are counted. */
export const formSteps = ["form_opened", "form_failed", "form_sent"] as const;
type FormStep = (typeof formSteps)[number];

/** The forms in which visitors send something about themselves. */
export const visitorForms = [
  "contact",
  "complaint",
  "product",
  "diaspora",
  "property",
  "booking",
  "application",
  "data-request",
] as const satisfies readonly (EnquiryKind | "application" | "data-request")[];
export type VisitorForm = (typeof visitorForms)[number];

/** The names that a failed step can have: those of fields, never of values. */
export const countedFields: Readonly<Record<VisitorForm, readonly string[]>> = {
  ...enquiryFieldNames(),
  application: [
    ...["phoneNumber", "captcha", "otp", "phone", "cv", "education", "workExperience"],
    ...Object.keys(applicationFields),
  ],
  "data-request": [...Object.keys(dataRequestFields), "otp"],
};

/** A step of a form, with the names of the fields that failed. */
export type CountedStep = {
  form: VisitorForm;
  event: FormStep;
  fields?: readonly string[] | undefined;
};

/** The form's own name of a field, without the place of a row: `education.0.award` is `education`. */
export const countedField = (name: string) => name.split(".", 1)[0] ?? name;

function enquiryFieldNames() {
  const named = (kind: EnquiryKind) => [...Object.keys(enquiryForms[kind]), "captcha"];
  return {
    contact: named("contact"),
    complaint: named("complaint"),
    product: named("product"),
    diaspora: named("diaspora"),
    property: named("property"),
    booking: named("booking"),
  };
}
