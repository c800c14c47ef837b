import { applicationFields } from "./job-application.ts";
import { dataRequestFields } from "./data-request.ts";
import { type EnquiryKind, enquiryForms } from "./enquiry-forms.ts";

/** The steps of a form that are counted. */
export const formSteps = ["form_opened", "form_failed", "form_sent"] as const;
type FormStep = (typeof formSteps)[number];

/** The field names that a failed step may report; values are never counted. */
export const countedFields = {
  contact: namesIn("contact"),
  complaint: namesIn("complaint"),
  product: namesIn("product"),
  diaspora: namesIn("diaspora"),
  property: namesIn("property"),
  booking: namesIn("booking"),
  application: [
    ...["phoneNumber", "captcha", "otp", "phone", "cv", "education", "workExperience"],
    ...Object.keys(applicationFields),
  ],
  "data-request": [...Object.keys(dataRequestFields), "otp"],
} satisfies Record<EnquiryKind | "application" | "data-request", readonly string[]>;

export type VisitorForm = keyof typeof countedFields;
/** The forms that send a visitor's personal data. */
// The cast: Object.keys loses the type of the keys.
export const visitorForms = Object.keys(countedFields) as VisitorForm[];

/** A step of a form, with the names of the fields that failed. */
export type CountedStep = {
  form: VisitorForm;
  event: FormStep;
  fields?: readonly string[] | undefined;
};

/** A field's name in its form, without the index of a row: `education.0.award` becomes `education`. */
export const countedField = (name: string) => name.split(".", 1)[0] ?? name;

function namesIn(kind: EnquiryKind) {
  return [...Object.keys(enquiryForms[kind]), "captcha"];
}
