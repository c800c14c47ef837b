import "#app/lib/zod-without-eval.ts";
import { TickBox } from "#app/parts/captcha/tick-box.tsx";
import { NoticeBox } from "#app/parts/notice-box.tsx";
import { PrivacyNotice } from "#app/parts/privacy-notice.tsx";
import { Button, ButtonLink } from "#app/ui/form/button.tsx";
import { ErrorSummary } from "#app/ui/feedback/error-summary.tsx";
import { SubmissionOverlay } from "#app/ui/feedback/submission-overlay.tsx";
import { HoneypotField } from "#app/ui/form/honeypot-field.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { fillText } from "#domain/texts/fill-text.ts";
import { formatDay } from "#domain/time/days.ts";
import { EnquiryFields } from "./enquiry-fields.tsx";
import type { EnquiryFormProps } from "./enquiry-form-props.ts";
import type { EnquiryReceipt } from "./stored-receipt.ts";
import { useEnquiry } from "./use-enquiry.ts";
import styles from "./enquiry-form.module.css";

/**
 * The form of the contact page, of a product, or of a campaign (FRM-2 to FRM-4, FRM-12). An island; before it hydrates,
 * and without script, it posts to its page.
 */
export function EnquiryForm(props: EnquiryFormProps) {
  const { kind, action, texts, captcha, formTimestamp, returned, start = {} } = props;
  const { notice, submission, receipt, goBack, fieldId, errorOf, problems, ...parts } =
    useEnquiry(props);
  const titleId = fieldId("title");
  if (receipt && !submission) {
    const sent = { receipt, texts, action, from: props.receipt?.from };
    return <EnquirySent id={fieldId("form")} {...sent} />;
  }
  return (
    <>
      <Form
        className={styles.form}
        method="post"
        id={fieldId("form")}
        action={`${action}#${fieldId("form")}`}
        noValidate
        data-kept=""
        tabIndex={-1}
        aria-labelledby={titleId}
        {...parts.formProps}
      >
        <h2 className={styles.title} id={titleId}>
          {texts.title}
        </h2>
        {notice && <NoticeBox notice={notice} />}
        {problems.length > 0 && <ErrorSummary title={texts.problem} items={problems} />}
        <EnquiryFields
          kind={kind}
          texts={texts}
          values={returned?.values ?? start}
          fieldId={fieldId}
          errorOf={errorOf}
        />
        <HoneypotField label={texts.honeypot} />
        <input type="hidden" name="formTimestamp" value={formTimestamp} />
        <TickBox
          captcha={captcha}
          id={fieldId("captcha")}
          texts={texts.forms.tickBox}
          error={errorOf("captcha")}
          {...parts.tickBoxProps}
        />
        <PrivacyNotice {...props.privacy} />
        <Button type="submit">{texts.send}</Button>
      </Form>
      <SubmissionOverlay state={submission?.state} texts={texts.forms} onBack={goBack}>
        {submission?.state === "submitted" && receipt && (
          <Receipt receipt={receipt} texts={texts} />
        )}
        {submission?.state === "failed" && (
          <>
            {submission.message && <p>{submission.message}</p>}
            <p>{texts.forms.stillThere}</p>
          </>
        )}
      </SubmissionOverlay>
    </>
  );
}

type ReceiptProps = { receipt: EnquiryReceipt; texts: EnquiryFormProps["texts"] };
type EnquirySentProps = ReceiptProps &
  Pick<EnquiryFormProps, "action"> & {
    id: string;
    /** The page from which the visitor came to the form, if this is another page. */
    from: { label: string; href: string } | undefined;
  };

/** Takes the place of a form that was sent: what was sent, what happens next and where to go. */
function EnquirySent({ id, receipt, texts, action, from }: EnquirySentProps) {
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
function Receipt({ receipt: { reference, answerDueDay: day }, texts }: ReceiptProps) {
  return (
    <>
      <p className={styles.reference}>
        {texts.reference} <strong translate="no">{reference}</strong>
      </p>
      <p>{fillText(texts.sent.next, day ? { day: formatDay(day) } : {})}</p>
    </>
  );
}
