import { type CountedStep, countedField } from "#domain/forms/counted-steps.ts";
import { unknownPage, type VisitedPages } from "./visited-pages.ts";
import type { Visits } from "./visits.service.ts";

/** Steps without script are counted apart: the server cannot see when such a form is opened. */
type FormWay = "script" | "plain";

export type Acts = ReturnType<typeof createActs>;

const ofApi = "(api)";

type Dependencies = { visits: Pick<Visits, "count">; pageOf: VisitedPages };

/** Counts visitors' acts that the server itself sees. */
export function createActs({ visits, pageOf }: Dependencies) {
  return {
    /** Counts an event under the page that it came from; without one, under the API. */
    countEvent(event: "page_view" | "enquiry" | "calculation", path: string | undefined) {
      const count = (page: string) => visits.count({ event, page });
      if (path === undefined) return count(ofApi);
      // Does not wait: a failed count must not fail the action.
      pageOf(path).then(count, () => count(unknownPage));
    },
    /** Counts an application under the form of its job. */
    countApplication: (page: string) => visits.count({ event: "application", page }),
    /** Counts a file under its path. The site answered it, so the path exists. */
    countDownload: (page: string) => visits.count({ event: "download", page }),
    countStep({ form, event, fields = [] }: CountedStep, way: FormWay) {
      const page = way === "plain" ? form + plainMark : form;
      visits.count({ page, event });
      for (const field of new Set(fields.map(countedField)))
        visits.count({ page, event: `${event}:${field}` });
    },
  };
}

/** The suffix of a form's name for steps without script. */
export const plainMark = " (plain)";
