import type { ReactNode } from "react";
import { AskAbout } from "#app/layout/actions/ask-about.tsx";
import { ShareAnswer } from "#app/layout/actions/share-answer.tsx";
import { useServices } from "#app/lib/services.tsx";
import { inLanguage } from "#app/pages/languages.ts";
import { link } from "#app/pages/link.ts";
import type { AnswerLine } from "#app/parts/answer-bar.tsx";
import { ToolForm } from "#app/parts/tool-form.tsx";
import { ToolMethod } from "#app/parts/tool-method.tsx";
import { ToolPage } from "#app/parts/tool-page.tsx";
import { Link } from "#app/ui/navigation/link.tsx";
import { fillText } from "#domain/pages/fill-text.ts";
import type { LoanToolPath, ToolErrors } from "./tool-texts.ts";
import section from "#app/parts/cost-of-credit/section.module.css";

type LoanToolPageProps = {
  path: LoanToolPath;
  texts: {
    page: { title: string; lead: string };
    form: { title: string };
    steps: readonly string[];
    message: string;
    enquiry: string;
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
        /** The values that give the answer again. */
        query: URLSearchParams | Readonly<Record<string, string>>;
        /** Where to go on with the figures. */
        onward: readonly (readonly [label: string, href: string])[];
        /** The answer in words, for the messages about it. */
        words: Readonly<Record<string, string>>;
      }
    | undefined;
  /** By what the source is for, in words. */
  sources?: readonly { name: string; source: string; asOf: string }[];
};

/** A tool for a loan: its form, its answer with ways to keep it and to ask about it, and its method. */
export function LoanToolPage(props: LoanToolPageProps) {
  const { path, texts, isExample, errors, fields, isFormAbove, answer, sources } = props;
  const { content, origin } = useServices();
  const { loanTools, language } = content;
  const { form, method, product, estimate } = loanTools;
  const address = origin + inLanguage(link(path, undefined, answer?.query), language);
  return (
    <ToolPage
      family="borrow"
      seed={path}
      page={texts.page}
      problem={form.problem}
      errors={errors}
      {...(isFormAbove && { isFormAbove })}
      form={
        <ToolForm
          id="loan"
          action={link(path)}
          title={texts.form.title}
          submit={form.submit}
          hasFigures
        >
          {isExample && (
            <p className={section.note} data-live="example">
              {form.example}
            </p>
          )}
          {fields}
        </ToolForm>
      }
      calculation={answer && { inputs: answer.inputs, address }}
      inSight={answer?.inSight ?? []}
    >
      {answer?.view}
      {answer && <p className={section.note}>{estimate}</p>}
      <ToolMethod
        steps={{ title: method, texts: texts.steps }}
        sources={sources && { title: loanTools.sources, facts: sources }}
      />
      {answer && <AskAbout product={product} message={fillText(texts.enquiry, answer.words)} />}
      {answer?.onward.map(([label, href]) => (
        <p key={href} data-screen-only="">
          <Link href={href}>{label}</Link>
        </p>
      ))}
      {answer && !isExample && (
        <ShareAnswer
          address={address}
          message={fillText(texts.message, { ...answer.words, address })}
        />
      )}
    </ToolPage>
  );
}
