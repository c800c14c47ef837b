import { fillText } from "#domain/pages/fill-text.ts";
import { useServices } from "#app/lib/services.tsx";
import { WhatsappShare } from "#app/layout/actions/whatsapp-link.tsx";
import { AskAboutHomeLoan } from "#app/features/home-cost/ask-about-home-loan.tsx";
import { homeDocuments } from "#app/pages/home-documents.ts";
import { Button, ButtonLink } from "#app/ui/form/button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { paths } from "#app/pages/paths.ts";
import { aprText } from "./credit-cost.tsx";
import { kes, kesRange } from "#app/parts/cost-of-credit/figures.ts";
import { type HomeAnswer, periodText } from "#app/features/home-cost/home-answer.ts";
import { spreadsheetQuery } from "./spreadsheet-query.ts";
import rows from "#app/ui/rows.module.css";
import section from "#app/parts/cost-of-credit/section.module.css";

type TakeAwayProps = {
  answer: HomeAnswer;
  /** The answer's parameters, and its URL. */
  query: Readonly<Record<string, string>>;
  address: string;
};

/** Downloads, a message and a printout of the answer. */
export function TakeAway({ answer, query, address }: TakeAwayProps) {
  const { content } = useServices();
  const { homeCost: texts, language } = content;
  const { share, range } = texts;
  const { request, cost } = answer;
  const { schedule } = cost.credit.from;
  const message = fillText(share.message, {
    price: kes(request.home.priceCents),
    dayOne: kesRange(cost.dayOneCents, range),
    monthly: kes(schedule.instalmentCents),
    years: periodText(request, language),
    apr: aprText(cost, texts, "nominalPercent"),
    address,
  });
  return (
    <section className={section.section} data-screen-only="">
      <h2>{share.title}</h2>
      <p className={rows.buttons}>
        <ButtonLink variant="secondary" href={paths.costOfCredit(spreadsheetQuery(answer))}>
          <Icon name="file-xls-bold" />
          {share.spreadsheet}
        </ButtonLink>
        <ButtonLink variant="secondary" href={paths.homeCostTable(query)}>
          <Icon name="table-bold" />
          {share.csv}
        </ButtonLink>
        <WhatsappShare message={message} label={share.whatsapp} />
        <ButtonLink
          variant="secondary"
          href={homeDocuments({ ...request.home, loanCents: cost.loanCents })}
        >
          {share.bring}
        </ButtonLink>
        <span className="needs-script">
          <Button variant="secondary" data-print="">
            <Icon name="printer-bold" />
            {share.print}
          </Button>
        </span>
      </p>
      <p className={section.note}>{share.privacy}</p>
      <AskAboutHomeLoan
        {...request.home}
        loanCents={cost.loanCents}
        monthlyCents={schedule.instalmentCents}
      />
    </section>
  );
}
