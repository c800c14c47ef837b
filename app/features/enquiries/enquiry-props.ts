import type { Content } from "#model/content.ts";
import type { Services } from "#server/services.ts";
import type { EnquiryFormProps, EnquiryWords, ReturnedEnquiry } from "./enquiry-form-props.ts";
import {
  type EnquiryAbout,
  type EnquiryField,
  type EnquiryKind,
  enquiryKinds,
} from "./enquiry-kinds.ts";

type Form = {
  kind: EnquiryKind;
  action: string;
  about: EnquiryAbout;
  title: string;
  send?: string;
};

/** What the server gave back of a form that came without script. */
type Answer = { returned: ReturnedEnquiry; stamp: string } | undefined;

/** All that a form for enquiries is given, as its page sends it to the browser. */
export function toEnquiryProps(
  services: Pick<Services, "content" | "stamps" | "captchaMode" | "recaptchaSiteKey">,
  form: Form,
): EnquiryFormProps {
  const { content, stamps, captchaMode, recaptchaSiteKey } = services;
  const { kind, action, about } = form;
  return {
    kind,
    action,
    about,
    words: toWords(content, form),
    captcha: { mode: captchaMode, siteKey: recaptchaSiteKey },
    stamp: stamps.make(),
  };
}

/** The form as it comes back, where it was sent without script. */
export function withAnswer(form: EnquiryFormProps, answer: Answer): EnquiryFormProps {
  return answer ? { ...form, ...answer } : form;
}

/** Only what the form has fields for: a page carries these twice, as HTML and for the browser. */
function toWords({ enquiryForm, formMessages }: Content, { kind, title, send }: Form) {
  const { problem, trap, reference, chooseSubject, wholePhoneHint, typedPhoneExample } =
    enquiryForm;
  const { check, faults, tickBox, submitting, submitted, failed, back } = formMessages;
  const fields: readonly EnquiryField[] = enquiryKinds[kind].fields;
  const faultsOfFields = fields.map((field) => {
    const name = field === "fullname" ? "name" : field;
    return [name, faults[name]];
  });
  return {
    title,
    send: send ?? enquiryForm.send,
    labels: Object.fromEntries(fields.map((field) => [field, enquiryForm.labels[field]])),
    ...(kind === "contact" ? { phoneHint: wholePhoneHint } : { phoneExample: typedPhoneExample }),
    ...(kind === "product" && { chooseSubject }),
    problem,
    trap,
    reference,
    forms: {
      check,
      faults: { ...Object.fromEntries(faultsOfFields), captcha: faults.captcha },
      tickBox,
      submitting,
      submitted,
      failed,
      back,
    },
  } satisfies EnquiryWords;
}
