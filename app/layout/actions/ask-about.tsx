import { useServices } from "#app/lib/services.tsx";
import { link } from "#app/pages/link.ts";
import { ButtonLink } from "#app/ui/form/button.tsx";
import type { Audience } from "#domain/products/catalogue.ts";
import type { Family } from "#domain/products/families.ts";

type AskAboutProps = {
  product: { family: Family; audience: Audience; slug: string };
  /** The answer of a tool in words, with which the enquiry begins. */
  message: string;
};

/** A link to the enquiry form of a product. */
export function AskAbout({ product, message }: AskAboutProps) {
  const { ask } = useServices().content.loanTools;
  return (
    <p data-screen-only="">
      <ButtonLink
        variant="secondary"
        href={link("/enquire/:family/:audience/:slug", product, { message })}
      >
        {ask}
      </ButtonLink>
    </p>
  );
}
