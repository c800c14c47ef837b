import { data } from "react-router";
import { Link } from "#app/ui/navigation/link.tsx";
import { TrackForm } from "./track-form.tsx";
import { CardPage } from "#app/layout/banner/card-page.tsx";
import { cachedPage, uncachedPage } from "#app/lib/cache-policy.ts";
import { refusalStatus } from "#app/lib/refusal-status.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { metaOf } from "#app/lib/page-meta.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { formatDay } from "#domain/time/days.ts";
import { nairobiDay } from "#domain/time/nairobi-time.ts";
import { link } from "#app/pages/link.ts";
import type { Route } from "./+types/route";
import rows from "#app/ui/rows.module.css";
import styles from "#app/features/data-rights/data-rights-page.module.css";

export function loader({ context }: Route.LoaderArgs) {
  const { track, title: parent } = context.get(servicesContext).content.dataRights;
  return {
    meta: metaOf(track, link("/data-rights/track")),
    crumbs: [{ label: parent, href: link("/data-rights") }, { label: track.title }],
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { dataRequests, clientIp, content, reportFailure } = context.get(servicesContext);
  const form = await request.formData().catch(() => new FormData());
  const values = {
    reference: String(form.get("reference") ?? ""),
    phone: String(form.get("phone") ?? ""),
  };
  const answer = (status: number, notice?: string, errors: Record<string, string> = {}) =>
    data({ values, errors, notice, found: undefined }, { status, headers: uncachedPage });
  const errors = {
    ...(!values.reference.trim() && { reference: content.dataRights.errors.track.reference }),
    ...(!values.phone.trim() && { phone: content.formMessages.fields.phone.missing }),
  };
  if (Object.keys(errors).length > 0) return answer(422, undefined, errors);
  try {
    const outcome = await dataRequests.track(values, clientIp(request));
    if (outcome.ok) {
      const found = outcome.value;
      return data({ values, errors: {}, notice: undefined, found }, { headers: uncachedPage });
    }
    return answer(refusalStatus(outcome.refusal), outcome.refusal.message);
  } catch (error) {
    reportFailure("A request about data could not be looked up", error);
    const { heading, text } = content.formMessages.failed;
    return answer(503, `${heading}. ${text}`);
  }
}

export const headers = () => cachedPage;

export default function DataRequestPage({ actionData }: Route.ComponentProps) {
  const { dataRights: texts } = useServices().content;
  const { title, lead } = texts.track;
  return (
    <CardPage
      banner={{
        motif: "corporate",
        seed: "data-rights",
        title,
        lead,
      }}
      card={
        <TrackForm
          values={actionData?.values ?? { reference: "", phone: "" }}
          errors={actionData?.errors ?? {}}
          notice={actionData?.notice}
        />
      }
    >
      {actionData?.found && <Found {...actionData.found} />}
      <p>
        <Link className={rows.link} href={link("/data-rights")}>
          {texts.form.title}
        </Link>
      </p>
    </CardPage>
  );
}

type FoundProps = NonNullable<NonNullable<Route.ComponentProps["actionData"]>["found"]>;

function Found({ reference, kind, dueDay, outcome, closedAt, createdAt }: FoundProps) {
  const { content, now } = useServices();
  const { kinds, track: texts } = content.dataRights;
  const dayOf = (moment: number) => formatDay(nairobiDay(moment));
  const values = { kind: kinds[kind], received: dayOf(createdAt), due: formatDay(dueDay) };
  const isLate = closedAt === null && dueDay < nairobiDay(now().getTime());
  return (
    <section className={`${styles.answer} raised`} id="answer" aria-labelledby="found">
      <h2 id="found" className={styles.reference} translate="no">
        {reference}
      </h2>
      {closedAt === null ? (
        <p>{fillText(texts.open, values)}</p>
      ) : (
        <p>{fillText(texts.closed, { ...values, closed: dayOf(closedAt) })}</p>
      )}
      {outcome && <p>{texts.outcomes[outcome]}</p>}
      {isLate && <p>{texts.late}</p>}
    </section>
  );
}
