import type { RouterContextProvider } from "react-router";
import { servicesContext } from "#app/lib/services.tsx";
import { link } from "#app/pages/link.ts";
import type { AnswerLine } from "#app/parts/answer-bar.tsx";
import { kes } from "#app/parts/cost-of-credit/figures.ts";
import { figureInputs } from "#app/parts/figure-texts.ts";
import { toolData } from "#app/parts/tool-data.ts";
import type { LoanTerms } from "#domain/lending/amortisation.ts";
import type { LoanToolErrors, LoanToolField, ToolInput } from "#domain/lending/loan-tools-input.ts";
import type { SubmittedFields } from "#domain/forms/submitted-fields.ts";
import type { Content } from "#model/content.ts";
import { toolErrors, toolPaths, type ToolRules } from "./tool-texts.ts";

/** The answer of a tool in words. */
export type Result = { kicker: string; figure: string; sentences: readonly string[] };

type LoanTool<Request, Answer> = {
  name: "overpay" | "takeOver";
  rules: ToolRules;
  parse: (sent: SubmittedFields) => ToolInput<Request>;
  /** Undefined for a loan that is never repaid. */
  answerOf: (request: Request, content: Content) => Answer | undefined;
  /** The field that shows the error of a loan that is never repaid. */
  neverRepaid: "months" | "newMonths";
  resultOf: (answer: Answer, content: Content) => Result;
  /** The values besides the figures. */
  choicesOf?: (answer: Answer, content: Content) => readonly AnswerLine[];
};

const loanFields = ["balance", "rate", "months"] as const satisfies readonly LoanToolField[];
const isOfLoan = (name: string) => loanFields.some((field) => field === name);

/** The loan as it was typed, for the next tool. */
export const loanOf = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => isOfLoan(name)));

/** Loads a tool for one loan. Values that neither the form nor another tool sent are an example at first. */
export function loadLoanTool<Request, Answer extends { request: { terms: LoanTerms } }>(
  tool: LoanTool<Request, Answer>,
  context: Readonly<RouterContextProvider>,
  sent: Readonly<Record<string, string>> | undefined,
) {
  const { content } = context.get(servicesContext);
  const { loanTools, homeCost } = content;
  const { page, start } = loanTools[tool.name];
  const isExample = Object.keys(sent ?? {}).every(isOfLoan);
  const values: Readonly<Record<string, string>> = {
    ...(isExample && { rate: String(homeCost.start.ratePercent), ...start }),
    ...sent,
  };
  const input = tool.parse(new Map(Object.entries(values)));
  const answer = input.ok ? tool.answerOf(input.request, content) : undefined;
  const result = answer && tool.resultOf(answer, content);
  const title = result && `${result.kicker}: ${result.figure}`;
  const message = result && [`${title}.`, ...result.sentences].join(" ");
  const never: LoanToolErrors = { [tool.neverRepaid]: "neverRepaid" };
  const codes = input.ok ? never : input.errors;
  // The cast: Object.keys loses the names.
  const names = Object.keys(tool.rules) as LoanToolField[];
  const view = {
    path: link(toolPaths[tool.name]),
    page,
    sent,
    errors: answer ? {} : toolErrors(codes, () => tool.rules, content),
    answer: result && {
      inSight: [[result.kicker, result.figure]] as const,
      inputs: [
        ...figureInputs(names, tool.rules, values, loanTools, content),
        ...(tool.choicesOf?.(answer, content) ?? []),
      ],
      query: values,
      isOurs: false,
      ...{ title, message },
    },
  };
  const words = answer && {
    balance: kes(answer.request.terms.loanCents),
    result: message ?? "",
  };
  return toolData(context, view, { isExample, values, answer, words });
}
