import type { ComponentProps, ReactNode } from "react";
import { AskAbout } from "#app/layout/actions/ask-about.tsx";
import { useServices } from "#app/lib/services.tsx";
import { link } from "#app/pages/link.ts";
import { FigureFields, type FormState } from "#app/parts/figure-fields.tsx";
import { ToolForm } from "#app/parts/tool-form.tsx";
import { ToolMethod } from "#app/parts/tool-method.tsx";
import { ToolPage } from "#app/parts/tool-page.tsx";
import { Link } from "#app/ui/navigation/link.tsx";
import type { LoanToolField } from "#domain/lending/loan-tools-input.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { idOf, toolPaths, type ToolRules } from "./tool-texts.ts";
import quiet from "#app/ui/quiet.module.css";
import styles from "./loan-tools.module.css";

type LoanToolPageProps = {
  name: keyof typeof toolPaths;
  view: Omit<ComponentProps<typeof ToolPage>, "family" | "seed" | "form" | "children">;
  /** True if the figures are the initial example. */
  isExample: boolean;
  /** The answer in words, for the messages about it; undefined where there is none. */
  words: Readonly<Record<string, string>> | undefined;
  isFormAbove?: boolean;
  fields: ReactNode;
  /** Links that continue with these figures. */
  onward: readonly (readonly [label: string, href: string])[];
  /** `name` says what the source is for. */
  sources?: readonly { name: string; source: string; asOf: string }[];
  /** The answer. */
  children: ReactNode;
};

/** A tool for a loan: its form, its answer with ways to keep it and to ask about it, and its method. */
export function LoanToolPage(props: LoanToolPageProps) {
  const { name, view, isExample, words, isFormAbove, fields, onward, sources, children } = props;
  const { loanTools } = useServices().content;
  const { form, method, estimate } = loanTools;
  const texts = loanTools[name];
  const path = toolPaths[name];
  return (
    <ToolPage
      {...view}
      family="borrow"
      seed={path}
      {...(isFormAbove && { isFormAbove })}
      form={
        <ToolForm id="loan" action={link(path)} texts={{ ...form, ...texts.form }}>
          {isExample && (
            <p className={quiet.note} data-live="example">
              {form.example}
            </p>
          )}
          {fields}
        </ToolForm>
      }
    >
      {children}
      {words && <p className={quiet.note}>{estimate}</p>}
      <ToolMethod
        steps={{ title: method, texts: texts.steps }}
        sources={sources && { title: loanTools.sources, facts: sources }}
      />
      {words && !isExample && <AskAbout message={fillText(texts.enquiry, words)} />}
      {onward.map(([label, href]) => (
        <p key={href} data-screen-only="">
          <Link href={href}>{label}</Link>
        </p>
      ))}
    </ToolPage>
  );
}

type ToolFieldsProps = FormState & {
  names: readonly LoanToolField[];
  rules: ToolRules;
  /** The number of an offer, whose fields have the names of those of the others. */
  place?: number;
};

/** Fields for figures, two in a row where there is room. */
export function ToolFields({ place, ...figures }: ToolFieldsProps) {
  const { loanTools } = useServices().content;
  return (
    <FigureFields
      {...figures}
      className={styles.fields}
      texts={loanTools}
      idOf={(name) => idOf(name, place)}
    />
  );
}
