import { fillText } from "#domain/pages/fill-text.ts";
import { type Language, withLanguage } from "#domain/pages/language.ts";
import { Button, ButtonLink } from "#app/ui/form/button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import type { HomeCostTexts } from "#model/loans/home-cost-schema.ts";
import type { HomeBasis } from "#domain/lending/home-cost-input.ts";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import { aprText } from "./credit-cost.tsx";
import { kes, kesRange } from "#app/parts/cost-of-credit/figures.ts";
import { type HomeAnswer, periodText, sharedQuery } from "#app/features/home-cost/home-answer.ts";
import { spreadsheetQuery } from "./spreadsheet-query.ts";
import section from "#app/parts/cost-of-credit/section.module.css";
import takeAway from "#app/parts/cost-of-credit/take-away.module.css";

type TakeAwayProps = {
  answer: HomeAnswer;
  texts: HomeCostTexts;
  language: Language;
  basis: HomeBasis;
  origin: string;
  whatsappShare: string;
};

/** Downloads, a message and a printout of the answer. */
export function TakeAway({ answer, texts, language, basis, origin, whatsappShare }: TakeAwayProps) {
  const { share } = texts;
  const query = sharedQuery(answer.typed, basis);
  const address = origin + withLanguage(link("/calculators/home-cost", undefined, query), language);
  const message = messageOf({ answer, texts, language, address });
  return (
    <section className={`${section.section} ${takeAway.takeAway}`}>
      <h2>{share.title}</h2>
      <p className={takeAway.actions}>
        <ButtonLink variant="secondary" href={paths.costOfCredit(spreadsheetQuery(answer))}>
          <Icon name="file-xls-bold" />
          {share.spreadsheet}
        </ButtonLink>
        <ButtonLink variant="secondary" href={paths.homeCostTable(query)}>
          <Icon name="table-bold" />
          {share.csv}
        </ButtonLink>
        <ButtonLink
          variant="secondary"
          href={`${whatsappShare}?text=${encodeURIComponent(message)}`}
          rel="external"
        >
          <Icon name="whatsapp-logo-bold" />
          {share.whatsapp}
        </ButtonLink>
        <ButtonLink variant="secondary" href={bringHref(answer)}>
          {share.bring}
        </ButtonLink>
        <span className={takeAway.print} data-needs-script="">
          <Button variant="secondary" onClick={() => print()}>
            <Icon name="printer-bold" />
            {share.print}
          </Button>
        </span>
      </p>
      <p className={section.note}>{share.privacy}</p>
    </section>
  );
}

/** As `homeDocuments`, which would be a script of its own if a second island used it. */
function bringHref({ request: { home }, cost }: HomeAnswer) {
  return link("/what-to-bring", undefined, {
    product: "borrow/for-individuals/property-financing/home-loan",
    amount: String(cost.loanCents / 100),
    rate: String(home.annualRatePercent),
    months: String(home.months),
  });
}

type Message = Pick<TakeAwayProps, "answer" | "texts" | "language"> & { address: string };

function messageOf({ answer: { request, cost }, texts, language, address }: Message) {
  return fillText(texts.share.message, {
    price: kes(request.home.priceCents),
    dayOne: kesRange(cost.dayOneCents, texts.range),
    monthly: kes(cost.credit.from.schedule.instalmentCents),
    years: periodText(request, language),
    apr: aprText(cost, texts, "nominalPercent"),
    address,
  });
}
