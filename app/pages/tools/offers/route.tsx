import { LoanToolPage, ToolFields } from "#app/features/loan-tools/loan-tool-page.tsx";
import { letterOf, toolErrors, toolPaths } from "#app/features/loan-tools/tool-texts.ts";
import { askedOf } from "#app/lib/page-parameters.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { homeDocuments } from "#app/pages/home-documents.ts";
import { link } from "#app/pages/link.ts";
import { kes } from "#app/parts/cost-of-credit/figures.ts";
import { figureInputs } from "#app/parts/figure-texts.ts";
import { toolData } from "#app/parts/tool-data.ts";
import {
  joinOffers,
  mostOffers,
  offerFields,
  offerRules,
  parseOffers,
  rulesOf,
  splitOffer,
} from "#domain/lending/loan-tools-input.ts";
import type { Route } from "./+types/route";
import { answerOffers, bestOffer, offerInputs } from "./answer-offers.ts";
import { OfferFields } from "./offer-fields.tsx";
import { OffersAnswer } from "./offers-answer.tsx";

const ofEachOffer = {
  offer: mostOffers,
  rate: mostOffers,
  fees: mostOffers,
  insurance: mostOffers,
  years: mostOffers,
};

/** A link has `offer`. The form has separate fields for each offer, because it cannot join them without script. */
export const handle = { parameters: { amount: 1, ...ofEachOffer } };

export function loader({ context, request }: Route.LoaderArgs) {
  const { content } = context.get(servicesContext);
  const { offers: texts } = content.loanTools;
  const sent = readSent(request);
  const { amount, offers } = sent ?? texts.start;
  const typed = [0, 1, 2].map((i) => {
    const offer = offers[i] ?? "";
    return typeof offer === "string" ? splitOffer(offer) : offer;
  });
  const rulesAt = (place = 0) => rulesOf(typed[place - 1]);
  const input = parseOffers(amount, typed);
  const { answer, codes } = input.ok
    ? answerOffers(input.request)
    : { answer: [], codes: input.errors };
  const isAnswered = Object.keys(codes).length === 0;
  const best = isAnswered ? bestOffer(answer, typed, content) : undefined;
  const tool = {
    path: link(toolPaths.offers),
    page: texts.page,
    sent,
    errors: toolErrors(codes, rulesAt, content),
    answer: isAnswered
      ? {
          inSight: best ? [[best.label, best.apr] as const] : [],
          inputs: [
            ...figureInputs(["amount"], offerRules, { amount }, content.loanTools, content),
            ...offerInputs(typed, content),
          ],
          query: new URLSearchParams([
            ["amount", amount],
            ...joinOffers(typed).map((offer) => ["offer", offer]),
          ]),
          isOurs: false,
          title: best?.label,
        }
      : undefined,
  };
  const words = best && {
    amount: kes(best.terms.loanCents),
    best: [...best.figures.map((line) => line.join(" ")), `APR ${best.apr}`].join(", "),
  };
  return toolData(context, tool, { isExample: !sent, amount, typed, answer, best, words });
}

/** The amount and the offers as typed; undefined at the start. */
function readSent(request: Request) {
  const asked = askedOf(request, handle.parameters);
  const isSent = (["amount", "offer", ...offerFields] as const).some((name) => asked.has(name));
  if (!isSent) return undefined;
  const fromForm = Array.from({ length: mostOffers }, (_, i) => {
    const typed = (name: (typeof offerFields)[number]) => asked.getAll(name)[i] ?? "";
    const [fees, insurance] = [typed("fees"), typed("insurance")];
    return { rate: typed("rate"), fees, insurance, years: typed("years") };
  });
  const isForm = offerFields.some((name) => asked.has(name));
  return {
    amount: asked.get("amount") ?? "",
    offers: isForm ? fromForm : asked.getAll("offer"),
  };
}

export default function OffersTool({ loaderData }: Route.ComponentProps) {
  const { loanTools, messages } = useServices().content;
  const { amount, typed, view, answer, best } = loaderData;
  const { errors } = view;
  return (
    <LoanToolPage
      {...loaderData}
      name="offers"
      isFormAbove
      onward={best ? [[messages.calculators.bring, homeDocuments(best.terms)]] : []}
      fields={
        <>
          <ToolFields rules={offerRules} values={{ amount }} errors={errors} names={["amount"]} />
          <p>{loanTools.offers.form.hint}</p>
          {typed.map((values, i) => (
            <OfferFields key={letterOf(i + 1)} {...{ values, errors }} place={i + 1} />
          ))}
        </>
      }
    >
      {view.calculation && <OffersAnswer offers={answer} best={best} />}
    </LoanToolPage>
  );
}
