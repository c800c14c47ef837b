import { type CountedStep, countedField } from "#domain/forms/counted-steps.ts";
import { unknownPage, type VisitedPages } from "./visited-pages.ts";
import type { Visits } from "./visits.service.ts";

/** Steps without script are counted apart: the server cannot see when such a form is opened. */
type FormWay = "script" | "plain";

/** Counts visitors' acts that the server itself sees. */
export type Acts = {
  /** Counts an event under the page that it came from; without one, under the API. */
  countEvent(event: "page_view" | "enquiry" | "calculation", path: string | undefined): void;
  /** Counts an application under the form of its job. */
  countApplication(form: string): void;
  /** Counts a file under its path. The site answered it, so the path exists. */
  countDownload(path: string): void;
  countStep(step: CountedStep, way: FormWay): void;
};

const ofApi = "(api)";

export function createActs({
  visits,
  pageOf,
}: {
  visits: Pick<Visits, "count">;
  pageOf: VisitedPages;
}): Acts {
  return {
    countEvent(event, path) {
      const count = (page: string) => visits.count({ event, page });
      if (path === undefined) return count(ofApi);
      // Does not wait: a failed count must not fail the action.
      pageOf(path).then(count, () => count(unknownPage));
    },
    countApplication: (page) => visits.count({ event: "application", page }),
    countDownload: (page) => visits.count({ event: "download", page }),
    countStep({ form, event, fields = [] }, way) {
      const page = way === "plain" ? form + plainMark : form;
      visits.count({ page, event });
      for (const field of new Set(fields.map(countedField)))
        visits.count({ page, event: `${event}:${field}` });
    },
  };
}

/** The suffix of a form's name for steps without script. */
export const plainMark = " (plain)";
