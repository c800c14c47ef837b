import { data } from "react-router";
import { cachedPage, uncachedPage } from "#app/lib/cache-policy.ts";
import type { PageMeta } from "#app/lib/page-meta.ts";
import type { Asked } from "#app/lib/page-parameters.ts";
import { askedReceipt } from "#app/lib/receipt.ts";
import { stateTitle } from "#app/lib/state-title.ts";
import { link } from "#app/pages/link.ts";
import type { Receipt } from "#app/pages/paths.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import type { Crumb } from "#app/ui/navigation/breadcrumbs.tsx";
import type { Services } from "#server/services.ts";
import type { EnquiryFormProps } from "./enquiry-form-props.ts";
import { type EnquiryFormOptions, toEnquiryProps } from "./enquiry-props.ts";

type Page = { form: EnquiryFormOptions; meta: PageMeta; crumbs: readonly Crumb[] };

/**
 * The data of the page of a form. After a form was sent without script, the page shows its receipt instead, with a link
 * to the page above the form; with script the form shows the same.
 */
export function loadEnquiry<Others extends object>(
  services: Parameters<typeof toEnquiryProps>[0] & Pick<Services, "receipts">,
  asked: Asked<keyof Receipt>,
  { form, meta, crumbs, ...others }: Page & Others,
) {
  const { enquiryForm, formMessages } = services.content;
  const texts = enquiryForm.sent;
  const sent = askedReceipt(asked);
  const { reference, day } = sent;
  const props: EnquiryFormProps = toEnquiryProps(services, form);
  const page = { ...others, crumbs, form: props, meta };
  if (!reference) return data(page, { headers: form.start?.message ? uncachedPage : cachedPage });
  page.meta = { ...meta, isUnlisted: true };
  if (services.receipts.isOfEnquiry(form.action, sent)) {
    const above = crumbs.findLast(({ href }) => href);
    const from = {
      label: above ? fillText(texts.back, { page: above.label }) : texts.home,
      href: above?.href ?? link("/hfc"),
    };
    props.receipt = { reference, answerDueDay: day || undefined, from };
    page.meta.title = stateTitle(meta.title, [reference], formMessages.submitted.heading);
  } else props.returned = { values: {}, errors: {}, notice: formMessages.noReceipt };
  return data(page, { headers: uncachedPage });
}
