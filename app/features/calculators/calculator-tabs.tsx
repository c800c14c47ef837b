import { useServices } from "#app/lib/services.tsx";
import { link } from "#app/pages/link.ts";
import { LinkTabs } from "#app/ui/navigation/link-tabs.tsx";

/** The two calculators of the panel, each a page. */
export function CalculatorTabs({ current }: { current?: "mortgage" | "motor" }) {
  const { choose, mortgage, motor } = useServices().content.messages.calculators;
  const tabs = [
    { id: "mortgage", label: mortgage.name, href: link("/calculators/mortgage") },
    { id: "motor", label: motor.name, href: link("/calculators/motor-insurance") },
  ];
  return (
    <LinkTabs
      label={choose}
      tabs={tabs.map((tab) => ({ ...tab, isCurrent: tab.id === current }))}
    />
  );
}
