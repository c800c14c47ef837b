import { CoverFields } from "#app/features/calculators/cover-fields.tsx";
import { coverTexts } from "#app/features/calculators/cover-notes.ts";
import { lowestInsurers, Offers } from "./offers.tsx";
import { PremiumFalls } from "./premium-falls.tsx";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { once, submittedFields } from "#app/lib/page-parameters.ts";
import { coverRules, parseCover } from "#domain/insurance/motor-input.ts";
import { formatKshs, formatMoney, kshs } from "#domain/money/money.ts";
import { coverOptions } from "#domain/insurance/motor-premium.ts";
import { compareMotorPremiums } from "#domain/insurance/motor-comparison.ts";
import { link } from "#app/pages/link.ts";
import type { Route } from "./+types/route";
import { figureErrors } from "#app/parts/figure-texts.ts";
import { toolData } from "#app/parts/tool-data.ts";
import { ToolForm } from "#app/parts/tool-form.tsx";
import { ToolPage } from "#app/parts/tool-page.tsx";

const noExtras = { excessProtector: false, pvt: false };

export const handle = { parameters: once(["sumInsured", ...coverOptions]) };

export function loader({ context, request }: Route.LoaderArgs) {
  const { content } = context.get(servicesContext);
  const { motorComparison: texts, insurers } = content;
  const { calculators } = content.messages;
  const sent = submittedFields(request, handle.parameters);
  const input = sent && parseCover(new Map(Object.entries(sent)));
  const answer = input?.ok
    ? { cover: input.cover, offers: compareMotorPremiums(insurers, input.cover) }
    : undefined;
  const best = answer?.offers[0] && {
    insurers: lowestInsurers(answer.offers, content.language),
    premium: formatKshs(answer.offers[0].premium.payableCents),
  };
  const tool = {
    path: link("/calculators/motor-insurance/compare"),
    page: texts,
    sent,
    errors:
      input?.ok === false
        ? figureErrors(input.errors, coverRules, coverTexts(content.messages))
        : {},
    answer: answer && {
      inSight: best ? [[`${best.insurers}: ${texts.lowest}`, best.premium] as const] : [],
      inputs: [[texts.form, formatMoney(answer.cover.sumInsuredKes, kshs)] as const],
      query: sent ?? {},
      title: best && `${best.insurers} ${best.premium}`,
    },
  };
  const crumbs = [
    { label: calculators.pages.chooser.title, href: link("/calculators") },
    { label: calculators.pages.motor.title, href: link("/calculators/motor-insurance") },
    { label: texts.title },
  ];
  return toolData(context, tool, { crumbs, sent, answer });
}

export default function MotorComparison({ loaderData }: Route.ComponentProps) {
  const { form: title, submit } = useServices().content.motorComparison;
  const { view, sent, answer } = loaderData;
  return (
    <ToolPage
      {...view}
      family="insure"
      seed="motor-comparison"
      form={
        <ToolForm
          id="car"
          action={link("/calculators/motor-insurance/compare")}
          texts={{ title, submit }}
        >
          <CoverFields values={sent ?? {}} errors={view.errors} />
        </ToolForm>
      }
    >
      {answer && <Offers {...answer} />}
      <PremiumFalls extras={answer?.cover ?? noExtras} />
    </ToolPage>
  );
}
