import { ButtonLink } from "#app/ui/form/button.tsx";
import { fillText } from "#domain/texts/fill-text.ts";
import { formatDay } from "#domain/time/days.ts";
import type { EnquiryFormProps } from "./enquiry-form-props.ts";
import type { EnquiryReceipt } from "./stored-receipt.ts";
import styles from "./enquiry-form.module.css";

type ReceiptProps = { receipt: EnquiryReceipt; texts: EnquiryFormProps["texts"] };
type EnquirySentProps = ReceiptProps &
  Pick<EnquiryFormProps, "action"> & {
    id: string;
    /** The page from which the visitor came to the form, if this is another page. */
    from: { label: string; href: string } | undefined;
  };

/** Takes the place of a form that was sent: what was sent, what happens next and where to go. */
export function EnquirySent({ id, receipt, texts, action, from }: EnquirySentProps) {
  const { sent, forms } = texts;
  return (
    <section className={styles.form} id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h2 className={styles.title} id={`${id}-title`}>
        {forms.submitted.heading} {forms.submitted.text}
      </h2>
      <p>{sent.what}</p>
      <Receipt receipt={receipt} texts={texts} />
      <p>{sent.keep}</p>
      {from && <ButtonLink href={from.href}>{from.label}</ButtonLink>}
      <ButtonLink href={action} variant="secondary">
        {sent.again}
      </ButtonLink>
    </section>
  );
}

/** The reference, and what happens next. */
export function Receipt({ receipt: { reference, answerDueDay: day }, texts }: ReceiptProps) {
  return (
    <>
      <p className={styles.reference}>
        {texts.reference} <strong translate="no">{reference}</strong>
      </p>
      <p>{fillText(texts.sent.next, day ? { day: formatDay(day) } : {})}</p>
    </>
  );
}
