import { data, type RouterContextProvider } from "react-router";
import { calculatorPage } from "#app/lib/cache-policy.ts";
import { servicesContext } from "#app/lib/services.tsx";
import { toolMeta } from "#app/lib/tool-meta.ts";
import { link } from "#app/pages/link.ts";
import type { LoanToolErrors, LoanToolField, ToolInput } from "#domain/lending/loan-tools-input.ts";
import type { SubmittedFields } from "#domain/forms/submitted-fields.ts";
import type { Content } from "#model/content.ts";
import { type LoanToolPath, toolErrors, type ToolRules } from "./tool-texts.ts";

type LoanTool<Request, Answer> = {
  path: LoanToolPath;
  textsOf: (content: Content["loanTools"]) => {
    page: { title: string; description: string };
    start: Readonly<Record<string, string | undefined>>;
  };
  rules: ToolRules;
  parse: (sent: SubmittedFields) => ToolInput<Request>;
  /** Undefined for a loan that is never repaid. */
  answerOf: (request: Request, content: Content) => Answer | undefined;
  /** Has the error of a loan that is never repaid. */
  neverRepaid: "months" | "newMonths";
  /** The answer in a few words. */
  inWords: (answer: Answer, content: Content) => string;
};

const loanFields = ["balance", "rate", "months"] as const satisfies readonly LoanToolField[];
const isOfLoan = (name: string) => loanFields.some((field) => field === name);

/** The loan as it was typed, for the next tool. */
export const loanOf = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => isOfLoan(name)));

/** Loads a tool for one loan. What neither the form nor another tool sent begins as an example. */
export function loadLoanTool<Request, Answer>(
  tool: LoanTool<Request, Answer>,
  context: Readonly<RouterContextProvider>,
  sent: Readonly<Record<string, string>> | undefined,
) {
  const { content } = context.get(servicesContext);
  const { page, start } = tool.textsOf(content.loanTools);
  const rate = String(content.homeCost.start.ratePercent);
  const isExample = Object.keys(sent ?? {}).every(isOfLoan);
  const fields: Readonly<Record<string, string>> = {
    ...(isExample && { rate, ...start }),
    ...sent,
  };
  const input = tool.parse(new Map(Object.entries(fields)));
  const answer = input.ok ? tool.answerOf(input.request, content) : undefined;
  const never: LoanToolErrors = { [tool.neverRepaid]: "neverRepaid" };
  const codes = input.ok ? never : input.errors;
  const errors = answer ? {} : toolErrors(codes, tool.rules, content.loanTools);
  const meta = toolMeta({
    canonical: link(tool.path),
    page,
    sent,
    hasErrors: answer === undefined,
    answer: answer && tool.inWords(answer, content),
  });
  return data(
    { meta, isExample, fields, errors, answer },
    { headers: calculatorPage(sent, answer !== undefined) },
  );
}
