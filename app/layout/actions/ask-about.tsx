import { useServices } from "#app/lib/services.tsx";
import { homeLoan } from "#app/pages/home-documents.ts";
import { paths } from "#app/pages/paths.ts";
import { ButtonLink } from "#app/ui/form/button.tsx";
import type { Audience } from "#domain/products/catalogue.ts";
import type { Family } from "#domain/products/families.ts";

type AskAboutProps = {
  /** By default a home loan. */
  product?:
    | { family: Family; audience: Audience; slug: string; group?: string | undefined }
    | undefined;
  /** The answer of a tool in words, with which the enquiry begins; left out if it would reveal someone's pay. */
  message?: string;
};

/** A link to the enquiry form of a product, or of one group of it. */
export function AskAbout({ product = homeLoan, message }: AskAboutProps) {
  const { ask, question } = useServices().content.loanTools;
  return (
    <p data-screen-only="">
      <ButtonLink
        variant="secondary"
        href={paths.enquiry(product, product.group, message ?? question)}
      >
        {ask}
      </ButtonLink>
    </p>
  );
}
