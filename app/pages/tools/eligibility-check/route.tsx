import { data } from "react-router";
import { CheckAnswer, headline } from "./check-answer.tsx";
import { CheckForm } from "./check-form.tsx";
import { eligibilityErrors, findingTexts } from "./judge.ts";
import { orNotFound } from "#app/lib/or-not-found.ts";
import { cachedPage } from "#app/lib/cache-policy.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { postedFields } from "#app/lib/page-parameters.ts";
import { type CheckQuestion, eligibilityChecks } from "#model/eligibility/checks.ts";
import type { Content } from "#model/content.ts";
import { judgeEligibility } from "#domain/lending/eligibility.ts";
import { paths } from "#app/pages/paths.ts";
import type { Route } from "./+types/route";
import { postedTitle, postedTool } from "#app/parts/tool-data.ts";
import { ToolPage } from "#app/parts/tool-page.tsx";
import stack from "#app/ui/stack.module.css";
import styles from "./published-rules.module.css";

export function loader({ context, params }: Route.LoaderArgs) {
  const { content } = context.get(servicesContext);
  const check = checkOf(content, params.check);
  const page = {
    check,
    meta: {
      title: postedTitle(context, check.title, content.canIApply.form.title),
      description: check.description,
      canonical: paths.canIApply(check.id),
    },
    crumbs: [
      { label: content.canIApply.page.title, href: paths.canIApply() },
      { label: check.shortTitle },
    ],
  };
  return data(page, { headers: cachedPage });
}

/** Ages and the like come in the body. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const { content } = context.get(servicesContext);
  const { questions } = checkOf(content, params.check);
  const ids = questions.map(({ id }) => id);
  const sent = await postedFields(request, ids);
  const judged = judgeEligibility(questions, new Map(Object.entries(sent)));
  const found = judged.ok
    ? { errors: {}, answer: findingTexts(questions, judged.findings) }
    : { errors: eligibilityErrors(questions, judged.errors, content), answer: undefined };
  return postedTool(context, { sent, ...found });
}

const checkOf = (content: Content, id: string) =>
  orNotFound(eligibilityChecks(content).find((each) => each.id === id));

export default function CanIApplyFor({ loaderData, actionData }: Route.ComponentProps) {
  const { content, origin } = useServices();
  const { canIApply: texts } = content;
  const { check } = loaderData;
  const { sent: values = {}, errors = {}, answer: findings } = actionData ?? {};
  return (
    <ToolPage
      family={check.product.family}
      seed={`can-i-apply-${check.id}`}
      page={check}
      problem={texts.form.problem}
      errors={errors}
      form={<CheckForm check={check.id} questions={check.questions} {...{ values, errors }} />}
      calculation={findings && { inputs: [], address: origin + paths.canIApply(check.id) }}
      inSight={findings ? [[check.shortTitle, headline(findings, texts.answer).title]] : []}
    >
      {findings ? (
        <CheckAnswer check={check} findings={findings} />
      ) : (
        <PublishedRules questions={check.questions} />
      )}
    </ToolPage>
  );
}

/** The rules behind the questions, for visitors who prefer to read. */
function PublishedRules({ questions }: { questions: readonly CheckQuestion[] }) {
  const { rules } = useServices().content.canIApply;
  return (
    <section className={`${stack.measured} ${styles.rules}`} aria-labelledby="rules">
      <h2 id="rules">{rules.title}</h2>
      <p>{rules.text}</p>
      <ul>{questions.map(({ id, rule }) => rule && <li key={id}>{rule}</li>)}</ul>
    </section>
  );
}
