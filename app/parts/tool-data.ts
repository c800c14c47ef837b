import { createContext, data, type RouterContextProvider } from "react-router";
import { calculatorPage } from "#app/lib/cache-policy.ts";
import { calculatorCrumbs } from "#app/lib/crumbs.ts";
import { servicesContext } from "#app/lib/services.tsx";
import { stateTitle } from "#app/lib/state-title.ts";
import { inLanguage } from "#app/pages/languages.ts";
import { fill } from "#app/pages/link.ts";
import type { Services } from "#server/services.ts";
import type { AnswerLine } from "./answer-bar.tsx";

type Context = Readonly<RouterContextProvider>;

type Tool = {
  path: string;
  page: { title: string; description: string; lead: string };
  /** The errors, by the id of their field. */
  errors: Readonly<Record<string, string>>;
  /** Undefined where there is none. */
  answer:
    | {
        /** The answer in a figure or two. */
        inSight: readonly AnswerLine[];
        /** The values of the visitor, for paper. */
        inputs: readonly AnswerLine[];
        /** The parameters that give the answer again. */
        query: URLSearchParams | Readonly<Record<string, string>>;
        /** False for an answer without figures. */
        hasFigures?: boolean;
        /** False where none of the figures is HFC's. */
        isOurs?: boolean;
        /** For the title of the page; by default the first figure. */
        title?: string | undefined;
        /** For people with whom the answer is shared; by default the figures. */
        message?: string | undefined;
      }
    | undefined;
};

/** The parts of `ToolPage` that every tool has: heading, errors, figures in sight, and the values for paper. */
export function toolView({ content, origin }: Services, { path, page, errors, answer }: Tool) {
  const address = origin + inLanguage(fill(path, {}, answer?.query), content.language);
  return {
    page,
    problem: content.messages.calculators.problem,
    errors,
    inSight: answer?.inSight ?? [],
    calculation: answer && {
      inputs: answer.inputs,
      address,
      hasFigures: answer.hasFigures,
      isOurs: answer.isOurs,
    },
  };
}

/** The message that shares an answer, with its URL; by default it has the figures in sight. */
export function sharedView(
  { page, inSight }: ReturnType<typeof toolView>,
  address: string,
  message = `${inSight.map((line) => line.join(" ")).join("; ")}.`,
) {
  return { address, message: `${page.title}. ${message} ${address}` };
}

type Sent = {
  /** The values from the URL, if it has any. Only then does the title contain the answer. */
  sent: object | undefined;
  /** False for an answer that was counted before, if only another part of it is requested. */
  isCounted?: boolean;
};

/** The data of a tool's page: its head, its view, and its own data, such as crumbs other than a calculator's. */
export function toolData<Own extends object>(
  context: Context,
  { sent, isCounted = true, ...tool }: Tool & Sent,
  own: Own,
) {
  const { path, errors, answer } = tool;
  const { title, description } = tool.page;
  const found = answer && (answer.title ?? answer.inSight[0]?.join(" "));
  const meta = {
    title: stateTitle(title, [sent && found]),
    hasErrors: Object.keys(errors).length > 0,
    description,
    canonical: path,
    isUnlisted: sent !== undefined,
  };
  const services = context.get(servicesContext);
  const crumbs = calculatorCrumbs(services.content.messages, title);
  const view = toolView(services, tool);
  const { address = "" } = view.calculation ?? {};
  const isShared = sent && view.inSight.length > 0;
  const shared = isShared ? sharedView(view, address, answer?.message) : undefined;
  const page = { crumbs, ...own, meta, view: { ...view, shared } };
  return data(page, { headers: calculatorPage(sent, isCounted && answer !== undefined) });
}

/** True if the posted values have an answer. */
const isAnswered = createContext(false);

/** The title of a page with a posted answer, without any figure, because browsers keep titles. */
export const postedTitle = (context: Context, title: string, answered: string) =>
  stateTitle(title, [context.get(isAnswered) ? answered : undefined]);

/** The answer to a posted form. Its values are about a person and are in no URL, log or cache. */
export function postedTool<Page extends { answer: object | undefined }>(
  context: Context,
  page: Page,
) {
  const hasAnswer = page.answer !== undefined;
  context.set(isAnswered, hasAnswer);
  return data(page, { status: hasAnswer ? 200 : 422, headers: calculatorPage(page, hasAnswer) });
}
