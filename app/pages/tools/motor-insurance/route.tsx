import { CalculatorTabs } from "#app/features/calculators/calculator-tabs.tsx";
import { coverTexts, payableLabel } from "#app/features/calculators/cover-notes.ts";
import { RelatedProducts } from "#app/features/products/related-products.tsx";
import { once, submittedFields } from "#app/lib/page-parameters.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { link } from "#app/pages/link.ts";
import { Steps } from "#app/ui/steps.tsx";
import { figureErrors } from "#app/parts/figure-texts.ts";
import { toolData } from "#app/parts/tool-data.ts";
import { ToolSources } from "#app/parts/tool-method.tsx";
import { ToolPage } from "#app/parts/tool-page.tsx";
import { Accordion } from "#app/ui/folds/accordion.tsx";
import { motorOffer } from "#domain/insurance/motor-comparison.ts";
import { coverOptions } from "#domain/insurance/motor-premium.ts";
import { coverRules, parseMotorInput } from "#domain/insurance/motor-input.ts";
import { formatKshs } from "#domain/money/money.ts";
import type { Route } from "./+types/route";
import { inputsOf, MotorAnswerView } from "./motor-answer.tsx";
import { MotorForm, motorId } from "./motor-form.tsx";
import { RatesTables } from "./rates-tables.tsx";
import stack from "#app/ui/stack.module.css";

export const handle = { parameters: once(["sumInsured", "insurer", ...coverOptions]) };

export function loader({ context, request }: Route.LoaderArgs) {
  const { content } = context.get(servicesContext);
  const { pages, motor, errors } = content.messages.calculators;
  const sent = submittedFields(request, handle.parameters);
  const input = sent && parseMotorInput(new Map(Object.entries(sent)), content.insurers);
  const answer = input?.ok
    ? { offer: motorOffer(input.insurer, input.cover), cover: input.cover }
    : undefined;
  const { insurer, ...codes } = input?.ok === false ? input.errors : {};
  const tool = {
    path: link("/calculators/motor-insurance"),
    page: pages.motor,
    sent,
    errors: {
      ...figureErrors(codes, coverRules, coverTexts(content.messages), motorId),
      ...(insurer && { [motorId("insurer")]: errors.insurer[insurer] }),
    },
    answer: answer && {
      inSight: [
        [payableLabel(motor, answer.cover), formatKshs(answer.offer.premium.payableCents)] as const,
      ],
      inputs: inputsOf(answer, motor),
      query: sent ?? {},
    },
  };
  return toolData(context, tool, { sent, answer });
}

export default function MotorInsurance({ loaderData }: Route.ComponentProps) {
  const { messages, insurers } = useServices().content;
  const { view, sent, answer } = loaderData;
  const { motor, pages } = messages.calculators;
  const { method, steps, ratesTitle } = pages.motor;
  return (
    <ToolPage
      {...view}
      family="insure"
      seed="calculator-insure"
      form={
        <>
          <CalculatorTabs current="motor" />
          <MotorForm values={sent ?? {}} errors={view.errors} />
        </>
      }
    >
      {answer && <MotorAnswerView {...answer} />}
      {answer && <ToolSources title={motor.sources} facts={Object.values(motor.facts)} />}
      <div className={stack.wide} data-screen-only={answer && ""}>
        <Accordion
          name="method"
          items={[
            { title: method, content: <Steps texts={steps} /> },
            { title: ratesTitle, content: <RatesTables insurers={insurers} /> },
          ]}
        />
        <RelatedProducts
          wanted={[
            { family: "insure", slug: "motor-insurance" },
            { family: "borrow", slug: "insurance-premium-finance" },
          ]}
        />
      </div>
    </ToolPage>
  );
}
