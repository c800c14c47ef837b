import { useServices } from "#app/lib/services.tsx";
import { HomeLoanNext } from "#app/features/home-cost/home-loan-next.tsx";
import { Button, ButtonLink } from "#app/ui/form/button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { paths } from "#app/pages/paths.ts";
import type { HomeAnswer } from "#app/features/home-cost/home-answer.ts";
import { spreadsheetQuery } from "./spreadsheet-query.ts";
import rows from "#app/ui/rows.module.css";
import section from "#app/parts/cost-of-credit/section.module.css";

type TakeAwayProps = {
  answer: HomeAnswer;
  /** The answer's parameters. */
  query: Readonly<Record<string, string>>;
};

/** Downloads and a printout of the answer, its documents, and an enquiry about it. */
export function TakeAway({ answer, query }: TakeAwayProps) {
  const { share } = useServices().content.homeCost;
  const { request, cost } = answer;
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
        <span className="needs-script">
          <Button variant="secondary" data-print="">
            <Icon name="printer-bold" />
            {share.print}
          </Button>
        </span>
      </p>
      <HomeLoanNext
        {...request.home}
        loanCents={cost.loanCents}
        monthlyCents={cost.credit.from.schedule.instalmentCents}
      />
    </section>
  );
}
