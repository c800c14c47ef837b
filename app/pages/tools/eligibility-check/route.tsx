import { data } from "react-router";
import { CheckAnswer, headline } from "./check-answer.tsx";
import { CheckForm } from "./check-form.tsx";
import { eligibilityErrors, findingTexts } from "./judge.ts";
import { PublishedRules } from "./published-rules.tsx";
import { calculatorPage } from "#app/lib/cache-policy.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { toolMeta } from "#app/lib/tool-meta.ts";
import { once, submittedFields } from "#app/lib/page-parameters.ts";
import { eligibilityChecks } from "#model/eligibility/checks.ts";
import { judgeEligibility, questionIds } from "#domain/lending/eligibility.ts";
import { paths } from "#app/pages/paths.ts";
import type { Route } from "./+types/route";
import { ToolPage } from "#app/parts/tool-page.tsx";

export const handle = { parameters: once(questionIds) };

export function loader({ context, request, params }: Route.LoaderArgs) {
  const { content, origin } = context.get(servicesContext);
  const check = eligibilityChecks(content).find(({ id }) => id === params.check);
  if (!check) throw data(null, { status: 404 });
  const { questions } = check;
  const sent = submittedFields(
    request,
    handle.parameters,
    questions.map(({ id }) => id),
  );
  const judged = sent && judgeEligibility(questions, new Map(Object.entries(sent)));
  const errors =
    judged?.ok === false ? eligibilityErrors(questions, judged.errors, content.canIApply) : {};
  const findings = judged?.ok ? findingTexts(questions, judged.findings) : undefined;
  const page = {
    meta: toolMeta({
      canonical: paths.canIApply(check.id),
      page: check,
      sent,
      hasErrors: judged?.ok === false,
      answer: findings && headline(findings, content.canIApply.answer).title,
    }),
    check,
    sent,
    errors,
    address: origin + paths.canIApply(check.id) + (sent ? `?${new URLSearchParams(sent)}` : ""),
    findings,
  };
  return data(page, { headers: calculatorPage(sent, !page.meta.hasErrors) });
}

export default function CanIApplyFor({ loaderData }: Route.ComponentProps) {
  const { canIApply: texts } = useServices().content;
  const { check, sent, errors, findings, address } = loaderData;
  return (
    <ToolPage
      family={check.product.family}
      seed={`can-i-apply-${check.id}`}
      page={check}
      crumbs={[{ label: texts.page.title, href: paths.canIApply() }, { label: check.shortTitle }]}
      problem={texts.form.problem}
      errors={errors}
      form={
        <CheckForm check={check.id} questions={check.questions} sent={sent ?? {}} errors={errors} />
      }
      calculation={findings && { inputs: [], address }}
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
