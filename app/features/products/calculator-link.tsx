import { useServices } from "#app/lib/services.tsx";
import { ButtonLink } from "#app/ui/form/button.tsx";
import { link } from "#app/pages/link.ts";

/** Link from a product to its calculator. */
export function CalculatorLink({ calculator }: { calculator: "mortgage" | "motor" }) {
  const { chooser, ...pages } = useServices().content.messages.calculators.pages;
  const href = {
    mortgage: link("/calculators/mortgage"),
    motor: link("/calculators/motor-insurance"),
  }[calculator];
  const text = { mortgage: chooser.mortgageCard, motor: chooser.motorCard }[calculator];
  return (
    <>
      <p>{text}</p>
      <ButtonLink href={href} variant="secondary">
        {pages[calculator].title}
      </ButtonLink>
    </>
  );
}
