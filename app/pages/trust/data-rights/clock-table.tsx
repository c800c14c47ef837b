import { formatTerm } from "#domain/time/term.ts";
import { fillText } from "#domain/pages/fill-text.ts";
import { useServices } from "#app/lib/services.tsx";
import { OwnFactDay } from "#app/layout/words/page-source.tsx";
import { ScrollRegion } from "#app/ui/figures/scroll-region.tsx";
import { SpecimenMark } from "#app/parts/specimen-mark.tsx";
import { answerDays, dataRequestKinds, isLawsTime } from "#domain/forms/data-request.ts";

/** The days within which each kind of request is answered. A time that is not from the law has a specimen mark. */
export function ClockTable() {
  const { dataRights } = useServices().content;
  const { clock: texts, kinds, source, asOf } = dataRights;
  return (
    <>
      <h2 id="clock">{texts.title}</h2>
      <p>{texts.text}</p>
      <div className="table-frame">
        <ScrollRegion label={texts.title}>
          <table aria-labelledby="clock">
            <thead>
              <tr>
                <th scope="col">{texts.kind}</th>
                <th scope="col">{texts.within}</th>
              </tr>
            </thead>
            <tbody>
              {dataRequestKinds.map((kind) => (
                <tr key={kind}>
                  <th scope="row">{kinds[kind]}</th>
                  <td>
                    {fillText(isLawsTime(kind) ? texts.days : texts.own, {
                      days: formatTerm({ length: answerDays[kind], unit: "day" }),
                    })}{" "}
                    {!isLawsTime(kind) && <SpecimenMark />}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </div>
      {source && <OwnFactDay source={source} asOf={asOf} />}
    </>
  );
}
