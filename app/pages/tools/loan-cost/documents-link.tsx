import { documentLists, documentsKey } from "#app/features/products/document-lists.ts";
import { useServices } from "#app/lib/services.tsx";
import { link } from "#app/pages/link.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import type { LoanOffer } from "#model/loans/loan-offers.ts";

type DocumentsLinkProps = { offer: LoanOffer; typed: Readonly<Record<string, string>> };

/** Link to the documents of a loan, if its product names any, with the figures of the answer. */
export function DocumentsLink({ offer: { product, group }, typed }: DocumentsLinkProps) {
  const { content } = useServices();
  const key = documentsKey({ ...product, audiences: [product.audience] }, group);
  if (!documentLists(content).some((list) => list.key === key)) return null;
  const { amount = "", rate = "", months = "" } = typed;
  return (
    <p data-screen-only="">
      <Link href={link("/what-to-bring", undefined, { product: key, amount, rate, months })}>
        {content.messages.calculators.bring}
      </Link>
    </p>
  );
}
