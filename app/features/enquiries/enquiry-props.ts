import { inLanguage } from "#app/pages/languages.ts";
import { privacyNotice } from "#app/parts/privacy-notice-props.ts";
import type { Content } from "#model/content.ts";
import {
  type EnquiryKind,
  enquiryForms,
  incompleteText,
  takesAnyCountry,
} from "#domain/forms/enquiry-forms.ts";
import { namesOf } from "#domain/forms/field.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import type { Services } from "#server/services.ts";
import type { EnquiryFormProps, EnquiryTexts } from "./enquiry-form-props.ts";
import type { EnquiryAbout, EnquiryValues } from "./enquiry-kinds.ts";

export type EnquiryFormOptions = {
  kind: EnquiryKind;
  action: string;
  about: EnquiryAbout;
  title: string;
  send?: string;
  start?: EnquiryValues;
};

/** The props of an enquiry form, as its page sends them to the browser. */
export function toEnquiryProps(
  services: Pick<
    Services,
    "content" | "formTimestamps" | "captchaMode" | "recaptchaSiteKey" | "retention"
  >,
  form: EnquiryFormOptions,
): EnquiryFormProps {
  const { content, formTimestamps, captchaMode, recaptchaSiteKey, retention } = services;
  const { kind, action, about, start } = form;
  return {
    kind,
    action: inLanguage(action, content.language),
    about,
    texts: toTexts(content, form),
    privacy: privacyNotice(content, retention, kind),
    captcha: { mode: captchaMode, siteKey: recaptchaSiteKey },
    formTimestamp: formTimestamps.make(),
    ...(start && { start }),
  };
}

/** Only the texts of the form's own fields: a page carries them twice, as HTML and as props for the browser. */
function toTexts(
  { enquiryForm, formMessages }: Content,
  { kind, about, title, send }: EnquiryFormOptions,
) {
  const { problem, honeypot, reference, chooseSubject, reply } = enquiryForm;
  const { keep, enquiry, ...sent } = enquiryForm.sent;
  const { what, ...onward } = { ...sent, product: enquiry, diaspora: enquiry, property: enquiry }[
    kind
  ];
  const { any, ...ways } = formMessages.choices.replyBy;
  const { check, errors, tickBox, submitting, submitted, failed, stillThere, back } = formMessages;
  return {
    title,
    send: send ?? enquiryForm.send,
    fields: fieldTexts(formMessages, kind),
    options: {
      ...("subject" in enquiryForms[kind] && { subject: { "": chooseSubject } }),
      ...("replyBy" in enquiryForms[kind] && { replyBy: { "": any, ...ways } }),
    },
    ...("replyBy" in enquiryForms[kind] && { reply }),
    sent: { keep, what: fillText(what, { subject: about.messageSection }), ...onward },
    problem,
    honeypot,
    reference,
    forms: {
      check,
      errors: { captcha: errors.captcha },
      tickBox,
      submitting,
      submitted,
      failed,
      stillThere,
      back,
    },
  } satisfies EnquiryTexts;
}

function fieldTexts({ fields }: Content["formMessages"], kind: EnquiryKind) {
  const declared = enquiryForms[kind];
  const { anyHint, example, incompleteAbroad: _, ...phone } = fields.phone;
  const { eitherHint, ...email } = fields.email;
  const help = takesAnyCountry(kind) ? { hint: anyHint } : { placeholder: example };
  const isEither = kind === "complaint";
  const texts = {
    ...fields,
    email: isEither ? { ...email, hint: eitherHint } : withoutReach(email),
    phone: {
      ...(isEither ? phone : withoutReach(phone)),
      incomplete: incompleteText(kind, fields.phone),
      ...help,
    },
  };
  return Object.fromEntries(namesOf(declared).map((name) => [name, texts[name]]));
}

/** FRM-18: only a complaint has these errors. */
function withoutReach<Texts extends { neither: string; wanted: string }>(texts: Texts) {
  const { neither: _neither, wanted: _wanted, ...others } = texts;
  return others;
}
