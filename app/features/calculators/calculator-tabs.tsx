import { useServices } from "#app/lib/services.tsx";
import { link } from "#app/pages/link.ts";
import { LinkTabs } from "#app/ui/navigation/link-tabs.tsx";

/** The two calculators of the panel, each a page. */
export function CalculatorTabs({ current }: { current?: "mortgage" | "motor" }) {
  const { choose, mortgage, motor } = useServices().content.messages.calculators;
  return (
    <LinkTabs
      label={choose}
      tabs={[
        {
          label: mortgage.name,
          href: link("/calculators/mortgage"),
          isCurrent: current === "mortgage",
        },
        {
          label: motor.name,
          href: link("/calculators/motor-insurance"),
          isCurrent: current === "motor",
        },
      ]}
    />
  );
}
