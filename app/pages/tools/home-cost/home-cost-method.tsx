import { useServices } from "#app/lib/services.tsx";
import { ToolMethod } from "#app/parts/tool-method.tsx";

/** The method of the calculation, and the sources of the form's default values. On paper these are with the answer. */
export function HomeCostMethod({ isBrief }: { isBrief: boolean }) {
  const { method, start } = useServices().content.homeCost;
  return (
    <div data-screen-only="">
      <ToolMethod
        steps={isBrief ? undefined : { title: method.title, texts: method.steps }}
        sources={{
          title: method.sources,
          facts: [
            { name: start.productNote },
            { name: start.rateNote, source: start.rateSource, asOf: start.rateAsOf },
            { name: start.ruralNote, source: start.ruralSource, asOf: start.ruralAsOf },
            { name: start.legalNote, source: start.legalSource, asOf: start.legalAsOf },
          ],
        }}
      />
    </div>
  );
}
