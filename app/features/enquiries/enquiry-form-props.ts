import type { CaptchaChoice } from "#app/parts/captcha/tick-box-props.ts";
import type { Notice } from "#app/parts/notice-box.tsx";
import type { PrivacyNoticeProps } from "#app/parts/privacy-notice-props.ts";
import type { EnquiryFormContent } from "#model/forms/enquiry-form.ts";
import type { FormMessages } from "#model/forms/form-messages.ts";
import type { EnquiryKind } from "#domain/forms/enquiry-forms.ts";
import type { EnquiryAbout, EnquiryErrors, EnquiryValues } from "./enquiry-kinds.ts";
import type { EnquiryReceipt } from "./stored-receipt.ts";

/** A form that was sent without script and is shown again: typed values are kept. */
export type ReturnedEnquiry = {
  values: EnquiryValues;
  errors: EnquiryErrors;
  notice?: Notice | undefined;
};

export type EnquiryTexts = Pick<EnquiryFormContent, "problem" | "honeypot" | "reference"> & {
  title: string;
  send: string;
  /** The label, hint and errors of each field of the form. */
  fields: Readonly<Record<string, FieldTexts>>;
  /** The labels of the options of a list, by field and value; the one of "" is shown while nothing is chosen. */
  options: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The title of the fold over the fields for the answer. */
  reply?: string;
  sent: Record<"what" | "next" | "keep" | "again", string>;
  forms: Pick<
    FormMessages,
    "check" | "tickBox" | "submitting" | "submitted" | "failed" | "stillThere" | "back"
  > & { errors: Pick<FormMessages["errors"], "captcha"> };
};

type FieldTexts = Readonly<Record<string, string | undefined>> & { label: string };

export type EnquiryFormProps = {
  kind: EnquiryKind;
  /** The path the form posts to without script, in the language of the page. */
  action: string;
  about: EnquiryAbout;
  texts: EnquiryTexts;
  privacy: PrivacyNoticeProps;
  captcha: CaptchaChoice;
  /** The signed time at which the form was made, for a form sent without script. */
  formTimestamp: string;
  returned?: ReturnedEnquiry | undefined;
  /** The values that the form begins with, for the visitor to change. */
  start?: EnquiryValues;
  /** The receipt of a form sent without script, with the page from which the visitor came to the form. */
  receipt?: EnquiryReceipt & { from: { label: string; href: string } };
};
