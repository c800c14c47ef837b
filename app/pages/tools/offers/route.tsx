import { data } from "react-router";
import { LoanToolPage } from "#app/features/loan-tools/loan-tool-page.tsx";
import { ToolFields } from "#app/features/loan-tools/tool-fields.tsx";
import { letterOf, toolErrors } from "#app/features/loan-tools/tool-texts.ts";
import { calculatorPage } from "#app/lib/cache-policy.ts";
import { askedOf } from "#app/lib/page-parameters.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { toolMeta } from "#app/lib/tool-meta.ts";
import { homeDocuments } from "#app/pages/home-documents.ts";
import { link } from "#app/pages/link.ts";
import { kes } from "#app/parts/cost-of-credit/figures.ts";
import { figureInputs } from "#app/parts/figure-texts.ts";
import {
  joinOffers,
  mostOffers,
  offerFields,
  offerRules,
  parseOffers,
  splitOffer,
} from "#domain/lending/loan-tools-input.ts";
import type { Route } from "./+types/route";
import { answerOffers, bestOffer } from "./answer-offers.ts";
import { OfferFields } from "./offer-fields.tsx";
import { OffersAnswer } from "./offers-answer.tsx";

const path = "/calculators/offers";

const ofEachOffer = {
  offer: mostOffers,
  rate: mostOffers,
  fees: mostOffers,
  insurance: mostOffers,
  years: mostOffers,
};

/** A link has `offer`; the form, which without script cannot join them, has the fields of each offer in turn. */
export const handle = { parameters: { amount: 1, ...ofEachOffer } };

export function loader({ context, request }: Route.LoaderArgs) {
  const { content } = context.get(servicesContext);
  const { offers: texts } = content.loanTools;
  const { amount, offers, isSent } = readSent(request) ?? { ...texts.start, isSent: false };
  const joined = [0, 1, 2].map((i) => offers[i] ?? "");
  const typed = joined.map((offer) => (typeof offer === "string" ? splitOffer(offer) : offer));
  const input = parseOffers(amount, typed);
  const { answer, codes } = input.ok
    ? answerOffers(input.request)
    : { answer: [], codes: input.errors };
  const errors = toolErrors(codes, offerRules, content.loanTools);
  const isAnswered = Object.keys(codes).length === 0;
  const best = bestOffer(answer, texts.answer);
  const title = isAnswered ? best?.label : undefined;
  return data(
    {
      meta: toolMeta({
        canonical: link(path),
        page: texts.page,
        sent: isSent ? typed : undefined,
        hasErrors: !isAnswered,
        answer: title,
      }),
      isExample: !isSent,
      ...{ amount, typed, errors },
      answer: isAnswered ? answer : undefined,
    },
    { headers: calculatorPage(isSent ? {} : undefined, isAnswered) },
  );
}

/** The amount and the offers as typed; undefined at the start. */
function readSent(request: Request) {
  const asked = askedOf(request, handle.parameters);
  const isSent = (["amount", "offer", ...offerFields] as const).some((name) => asked.has(name));
  if (!isSent) return undefined;
  const [rates, fees] = [asked.getAll("rate"), asked.getAll("fees")];
  const [insurances, years] = [asked.getAll("insurance"), asked.getAll("years")];
  const fromForm = Array.from({ length: mostOffers }, (_, i) => ({
    rate: rates[i] ?? "",
    fees: fees[i] ?? "",
    insurance: insurances[i] ?? "",
    years: years[i] ?? "",
  }));
  const isForm = offerFields.some((name) => asked.has(name));
  return {
    amount: asked.get("amount") ?? "",
    offers: isForm ? fromForm : asked.getAll("offer"),
    isSent,
  };
}

export default function OffersTool({ loaderData }: Route.ComponentProps) {
  const { content } = useServices();
  const { offers: texts } = content.loanTools;
  const { isExample, amount, typed, errors, answer } = loaderData;
  const query = [["amount", amount], ...joinOffers(typed).map((offer) => ["offer", offer])];
  const best = answer && bestOffer(answer, texts.answer);
  const apr = best && `${best.label}, ${best.apr}`;
  return (
    <LoanToolPage
      path={path}
      texts={texts}
      isExample={isExample}
      errors={errors}
      isFormAbove
      fields={
        <>
          <ToolFields rules={offerRules} values={{ amount }} errors={errors} names={["amount"]} />
          <p>{texts.form.hint}</p>
          {typed.map((values, i) => (
            <OfferFields key={letterOf(i + 1)} {...{ values, errors }} place={i + 1} />
          ))}
        </>
      }
      answer={
        answer && {
          view: <OffersAnswer offers={answer} />,
          inSight: best ? [[best.label, best.apr]] : [],
          inputs: figureInputs(
            ["amount"],
            offerRules,
            { amount },
            content.loanTools,
            content.language,
          ),
          query: new URLSearchParams(query),
          onward: best ? [[content.messages.calculators.bring, homeDocuments(best.terms)]] : [],
          words: { amount: kes(answer[0]?.terms.loanCents ?? 0), best: apr ?? "" },
        }
      }
    />
  );
}
