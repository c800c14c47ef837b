import type { ReactNode } from "react";
import { ShareAnswer } from "#app/layout/actions/share-answer.tsx";
import { OwnFactDay } from "#app/layout/words/page-source.tsx";
import { calculatorCrumbs } from "#app/lib/crumbs.ts";
import { useServices } from "#app/lib/services.tsx";
import { link } from "#app/pages/link.ts";
import type { AnswerLine } from "#app/parts/answer-bar.tsx";
import { ToolPage } from "#app/parts/tool-page.tsx";
import { Accordion } from "#app/ui/folds/accordion.tsx";
import { Button, ButtonLink } from "#app/ui/form/button.tsx";
import { Form } from "#app/ui/form/form.tsx";
import type { LoanToolPath, ToolErrors } from "./tool-texts.ts";
import boxes from "#app/parts/cost-of-credit/form.module.css";
import styles from "./loan-tools.module.css";
import section from "#app/parts/cost-of-credit/section.module.css";

type LoanToolPageProps = {
  path: LoanToolPath;
  texts: {
    page: { title: string; lead: string };
    form: { title: string };
    steps: readonly string[];
  };
  /** The figures are those that the page begins with. */
  isExample: boolean;
  errors: ToolErrors;
  fields: ReactNode;
  isFormAbove?: boolean;
  /** Undefined where the input has errors. */
  answer:
    | {
        view: ReactNode;
        inSight: readonly AnswerLine[];
        inputs: readonly AnswerLine[];
        address: string;
        message: string;
        /** The beginning of the message to the bank. */
        enquiry: string;
      }
    | undefined;
  sources?: readonly { source: string; asOf: string }[];
};

/** A tool for a loan: its form, its answer with ways to keep it and to ask about it, and its method. */
export function LoanToolPage(props: LoanToolPageProps) {
  const { path, texts, isExample, errors, fields, isFormAbove, answer, sources = [] } = props;
  const { messages, loanTools } = useServices().content;
  const { form, method, product, ask, estimate } = loanTools;
  return (
    <ToolPage
      family="borrow"
      seed={path}
      title={texts.page.title}
      lead={texts.page.lead}
      crumbs={calculatorCrumbs(messages, texts.page.title)}
      problems={{
        title: form.problem,
        items: Object.entries(errors).map(([fieldId, text]) => ({ fieldId, text })),
      }}
      {...(isFormAbove && { isFormAbove })}
      form={
        <Form
          className={boxes.fields}
          action={`${link(path)}#answer`}
          noValidate
          autoComplete="off"
          aria-labelledby="loan"
        >
          <h2 id="loan">{texts.form.title}</h2>
          {isExample && <p className={section.note}>{form.example}</p>}
          {fields}
          <Button type="submit">{form.submit}</Button>
        </Form>
      }
      calculation={answer && { inputs: answer.inputs, address: answer.address }}
      inSight={answer?.inSight ?? []}
    >
      {answer?.view}
      {answer && <p className={section.note}>{estimate}</p>}
      <div className={styles.method}>
        <Accordion
          name="method"
          items={[
            {
              title: method,
              content: (
                <ol className={styles.steps}>
                  {texts.steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
              ),
            },
            ...(sources.length > 0
              ? [
                  {
                    title: loanTools.sources,
                    content: sources.map((each) => <OwnFactDay key={each.source} {...each} />),
                  },
                ]
              : []),
          ]}
        />
      </div>
      {answer && (
        <p data-screen-only="">
          <ButtonLink
            variant="secondary"
            href={link("/enquire/:family/:audience/:slug", product, { message: answer.enquiry })}
          >
            {ask}
          </ButtonLink>
        </p>
      )}
      {answer && !isExample && <ShareAnswer address={answer.address} message={answer.message} />}
    </ToolPage>
  );
}
