import { TextList } from "#app/ui/text-list.tsx";
import { AskAbout } from "#app/layout/actions/ask-about.tsx";
import { once, submittedFields } from "#app/lib/page-parameters.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { link } from "#app/pages/link.ts";
import { figureInputs } from "#app/parts/figure-texts.ts";
import { toolData } from "#app/parts/tool-data.ts";
import { ToolSources } from "#app/parts/tool-method.tsx";
import { ToolPage } from "#app/parts/tool-page.tsx";
import { Button } from "#app/ui/form/button.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { groupedText } from "#domain/forms/grouped-typing.ts";
import {
  answerNetPay,
  netPayFields,
  knownPay,
  netPayRules,
  payBounds,
  provenFields,
} from "#domain/pay/net-pay-input.ts";
import type { NetPayAnswer } from "#domain/pay/net-pay-input.ts";
import { payRateNames } from "#domain/pay/pay-rates.ts";
import { formatMonth } from "#domain/time/days.ts";
import { nairobiDay } from "#domain/time/nairobi-time.ts";
import type { Route } from "./+types/route";
import { NetPayAnswerView, payFound } from "./net-pay-answer.tsx";
import { netPayErrors, NetPayForm, netPayStart } from "./net-pay-form.tsx";
import section from "#app/parts/cost-of-credit/section.module.css";

export const handle = { parameters: once(netPayFields) };

export function loader({ context, request }: Route.LoaderArgs) {
  const { content, now } = context.get(servicesContext);
  const { netPay: texts, payRates, language } = content;
  const sent = submittedFields(request, handle.parameters);
  const know = knownPay(new Map(Object.entries(sent ?? {})));
  const fields: Readonly<Record<string, string>> = {
    month: nairobiDay(now().getTime()).slice(0, 7),
    ...(sent ?? { gross: netPayStart(texts) }),
    know,
  };
  const answered = answerNetPay(new Map(Object.entries(fields)), payRates);
  const answer = answered.ok ? answered.answer : undefined;
  const tool = {
    path: link("/calculators/net-pay"),
    page: texts.page,
    sent,
    errors: answered.ok ? {} : netPayErrors(answered.errors, content),
    answer: answer && {
      inSight: [payFound(answer, texts.answer)],
      inputs: [
        [texts.fields.month.label, formatMonth(answer.month, language)] as const,
        ...figureInputs([know, ...provenFields], netPayRules, fields, texts, content),
      ],
      query: fields,
      isOurs: false,
    },
  };
  return toolData(context, tool, { fields, answer });
}

export default function NetPay({ loaderData }: Route.ComponentProps) {
  const { netPay: texts, payRates } = useServices().content;
  const { view, fields, answer } = loaderData;
  return (
    <ToolPage
      {...view}
      family="borrow"
      seed="calculator-net-pay"
      form={<NetPayForm values={fields} errors={view.errors} />}
    >
      {answer && <NetPayAnswerView answer={answer} />}
      {answer && answer.pay.netCents >= payBounds.min * 100 && <NextTool answer={answer} />}
      {answer && <AskAbout />}
      <section className={section.section} data-screen-only="">
        <h2>{texts.method.title}</h2>
        <TextList texts={texts.method.steps} />
      </section>
      {answer && (
        <ToolSources
          title={texts.sources.title}
          facts={payRateNames.map((name) => ({
            name: texts.sources[name],
            ...sourceOf(payRates[name], answer.rates[name].from),
          }))}
        />
      )}
    </ToolPage>
  );
}

/** The next tool's input is this one's answer; it is posted, as that page keeps pay out of its URL. */
function NextTool({ answer: { pay, grossCents } }: { answer: NetPayAnswer }) {
  const { next } = useServices().content.netPay;
  return (
    <section className={section.section} data-screen-only="">
      <h2>{next.title}</h2>
      <p>{next.text}</p>
      <Form method="post" action={`${link("/calculators/affordability")}#answer`}>
        <input type="hidden" name="kind" value="net" />
        <input type="hidden" name="pay" value={groupedText(String(pay.netCents / 100))} />
        <input type="hidden" name="gross" value={groupedText(String(grossCents / 100))} />
        <Button type="submit">{next.button}</Button>
      </Form>
    </section>
  );
}

type Sourced = { from: string; source: string; asOf: string };

function sourceOf(records: readonly Sourced[], from: string) {
  const { source = "", asOf } = records.find((each) => each.from === from) ?? {};
  return { source, asOf };
}
