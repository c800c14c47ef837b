import { TextList } from "#app/ui/text-list.tsx";
import { data, redirect } from "react-router";
import { Link } from "#app/ui/navigation/link.tsx";
import { answerRequest } from "./answer-request.ts";
import { CodeForm } from "./code-form.tsx";
import { RequestForm } from "./request-form.tsx";
import type { RequestView } from "./request-view.ts";
import { RetentionTable } from "#app/features/documents/privacy-tables.tsx";
import { CardPage } from "#app/layout/banner/card-page.tsx";
import { cachedPage, uncachedPage } from "#app/lib/cache-policy.ts";
import { askedOf, once } from "#app/lib/page-parameters.ts";
import { metaOf } from "#app/lib/page-meta.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import type { Route } from "./+types/route";
import prose from "#app/features/documents/prose.module.css";
import rows from "#app/ui/rows.module.css";
import styles from "#app/features/data-rights/data-rights-page.module.css";
import { WordTable } from "#app/features/documents/word-table.tsx";
import { formatTerm } from "#domain/time/term.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { OwnFactDay } from "#app/layout/words/page-source.tsx";
import { SpecimenMark } from "#app/parts/specimen-mark.tsx";
import { answerDays, dataRequestKinds, isLawsTime } from "#domain/forms/data-request.ts";

/** `receipt` is set after a request for a receipt without a valid seal. */
export const handle = { parameters: once(["receipt"]) };

export function loader({ context, request }: Route.LoaderArgs) {
  const { content, retention, formTimestamps } = context.get(servicesContext);
  const policy = content.documents.find(({ key }) => key === "privacy_policy");
  const hasNoReceipt = askedOf(request, handle.parameters).has("receipt");
  const { heading, text } = content.formMessages.noReceipt;
  const view: RequestView = {
    step: "request",
    values: {},
    errors: {},
    ...(hasNoReceipt && { notice: `${heading}. ${text}` }),
    formTimestamp: formTimestamps.make(),
    nonce: "",
  };
  const page = {
    view,
    retention: policy?.retention && { texts: policy.retention, days: retention },
    meta: { ...metaOf(content.dataRights, link("/data-rights")), isUnlisted: hasNoReceipt },
    crumbs: [{ label: content.dataRights.title }],
  };
  return data(page, { headers: hasNoReceipt ? uncachedPage : cachedPage });
}

/** Each step posts to this path, and the answer is the page of the next step. */
export async function action({ context, request }: Route.ActionArgs) {
  const answer = await answerRequest(context.get(servicesContext), request);
  if ("receipt" in answer) return redirect(answer.receipt, 303);
  const { view, status, retryAfterSeconds } = answer;
  const wait = retryAfterSeconds && { "Retry-After": String(retryAfterSeconds) };
  return data(view, { status, headers: { ...uncachedPage, ...wait } });
}

export default function DataRightsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { dataRights: texts } = useServices().content;
  const view = actionData ?? loaderData.view;
  const { retention } = loaderData;
  return (
    <CardPage
      banner={{
        motif: "corporate",
        seed: "data-rights",
        title: texts.title,
        lead: texts.lead,
      }}
      card={view.step === "code" ? <CodeForm view={view} /> : <RequestForm view={view} />}
    >
      <div className={`${prose.prose} ${styles.text}`}>
        <p>
          <Link className={rows.link} href={link("/data-rights/track")}>
            {texts.track.title}
          </Link>
        </p>
        <ClockTable />
        <h2>{texts.handling.title}</h2>
        <TextList texts={texts.handling.items} />
        {retention && <RetentionTable {...retention} />}
        <h2>{texts.more.title}</h2>
        <ul>
          <li>
            <Link href={paths.document("data_privacy_docs")}>{texts.more.documents}</Link>
          </li>
          <li>
            <Link href={paths.document("privacy_policy")}>{texts.more.privacy}</Link>
          </li>
          <li>
            <Link href={link("/complaints")}>{texts.more.complaints}</Link>
          </li>
        </ul>
      </div>
    </CardPage>
  );
}

/** The days within which each kind of request is answered. A time that is not from the law has a specimen mark. */
function ClockTable() {
  const { clock: texts, kinds, source, asOf } = useServices().content.dataRights;
  return (
    <>
      <WordTable
        id="clock"
        title={texts.title}
        text={texts.text}
        columns={[texts.kind, texts.within]}
        rows={dataRequestKinds.map((kind) => [
          kinds[kind],
          <>
            {fillText(isLawsTime(kind) ? texts.days : texts.own, {
              days: formatTerm({ length: answerDays[kind], unit: "day" }),
            })}{" "}
            {!isLawsTime(kind) && <SpecimenMark />}
          </>,
        ])}
      />
      {source && <OwnFactDay source={source} asOf={asOf} />}
    </>
  );
}
