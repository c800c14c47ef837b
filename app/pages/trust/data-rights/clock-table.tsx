import { WordTable } from "#app/features/documents/word-table.tsx";
import { formatTerm } from "#domain/time/term.ts";
import { fillText } from "#domain/pages/fill-text.ts";
import { useServices } from "#app/lib/services.tsx";
import { OwnFactDay } from "#app/layout/words/page-source.tsx";
import { SpecimenMark } from "#app/parts/specimen-mark.tsx";
import { answerDays, dataRequestKinds, isLawsTime } from "#domain/forms/data-request.ts";

/** The days within which each kind of request is answered. A time that is not from the law has a specimen mark. */
export function ClockTable() {
  const { dataRights } = useServices().content;
  const { clock: texts, kinds, source, asOf } = dataRights;
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
