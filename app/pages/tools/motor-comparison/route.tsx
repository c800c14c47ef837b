import { data } from "react-router";
import { errorMessage, moneyBounds } from "#app/features/calculators/figures.ts";
import { CoverForm } from "./cover-form.tsx";
import { lowestInsurers, Offers } from "./offers.tsx";
import { PremiumFalls } from "./premium-falls.tsx";
import { ShareAnswer } from "#app/layout/actions/share-answer.tsx";
import { calculatorPage } from "#app/lib/cache-policy.ts";
import { fillText } from "#domain/pages/fill-text.ts";
import { servicesContext } from "#app/lib/services.tsx";
import { toolMeta } from "#app/lib/tool-meta.ts";
import { once, submittedFields } from "#app/lib/page-parameters.ts";
import { calculatorBounds, parseCover } from "#domain/lending/calculator-input.ts";
import { formatKshs, formatMoney, kshs } from "#domain/money/money.ts";
import { compareMotorPremiums } from "#domain/insurance/motor-comparison.ts";
import { inLanguage } from "#app/pages/languages.ts";
import { link } from "#app/pages/link.ts";
import type { Route } from "./+types/route";
import { ToolPage } from "#app/parts/tool-page.tsx";

const noExtras = { excessProtector: false, pvt: false };

export const handle = { parameters: once(["sumInsured", "excessProtector", "pvt", "levies"]) };

export function loader({ context, request }: Route.LoaderArgs) {
  const { content, origin } = context.get(servicesContext);
  const { motorComparison: texts, insurers } = content;
  const { errors, problem, pages } = content.messages.calculators;
  const sent = submittedFields(request, handle.parameters);
  const input = sent && parseCover(new Map(Object.entries(sent)));
  const errorCode = input?.ok === false ? input.reason : undefined;
  const answer = input?.ok
    ? { cover: input.cover, offers: compareMotorPremiums(insurers, input.cover) }
    : undefined;
  const best = answer?.offers[0] && {
    insurers: lowestInsurers(answer.offers, content.language),
    premium: formatKshs(answer.offers[0].premium.payableCents),
  };
  const page = {
    meta: toolMeta({
      canonical: link("/calculators/motor-insurance/compare"),
      page: texts,
      sent,
      hasErrors: errorCode !== undefined,
      answer: best && `${best.insurers} ${best.premium}`,
    }),
    texts,
    problem,
    crumbs: [
      { label: pages.chooser.title, href: link("/calculators") },
      { label: pages.motor.title, href: link("/calculators/motor-insurance") },
      { label: texts.title },
    ],
    sent,
    error: errorMessage(
      errors.sumInsured,
      errorCode,
      moneyBounds(calculatorBounds.sumInsuredKes, kshs),
    ),
    answer,
    best,
    address:
      origin +
      inLanguage(link("/calculators/motor-insurance/compare", undefined, sent), content.language),
  };
  return data(page, { headers: calculatorPage(sent, !page.meta.hasErrors) });
}

export default function MotorComparison({ loaderData }: Route.ComponentProps) {
  const { texts, problem, crumbs, sent, error, answer, best, address } = loaderData;
  return (
    <ToolPage
      family="insure"
      seed="motor-comparison"
      page={texts}
      crumbs={crumbs}
      problem={problem}
      errors={error ? { sumInsured: error } : {}}
      form={<CoverForm sent={sent} error={error} />}
      calculation={
        answer && {
          inputs: [[texts.form, formatMoney(answer.cover.sumInsuredKes, kshs)]],
          address,
        }
      }
      inSight={best ? [[`${best.insurers}: ${texts.lowest}`, best.premium]] : []}
    >
      {answer && <Offers {...answer} />}
      <PremiumFalls extras={answer?.cover ?? noExtras} />
      {answer && best && (
        <ShareAnswer
          address={address}
          message={fillText(texts.shareMessage, {
            sum: formatMoney(answer.cover.sumInsuredKes, kshs),
            insurer: best.insurers,
            lowest: best.premium,
            address,
          })}
        />
      )}
    </ToolPage>
  );
}
