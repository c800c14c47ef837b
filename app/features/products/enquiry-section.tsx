import { fillWords } from "#app/lib/fill-words.ts";
import { useServices } from "#app/lib/services.tsx";
import { CallToAction } from "#app/layout/talk-to-us.tsx";
import type { Product } from "#model/products/schema.ts";
import { paths } from "#domain/pages/paths.ts";

/**
 * The enquiry section of a product (S1 section 2). Its form is a page of its own, for the sake of those who only read;
 * `behaviours/enquiry-section.ts` brings it here when it is asked for.
 */
export function EnquirySection({ product }: { product: Product }) {
  const words = useServices().content.enquiryForm.product;
  return (
    <enquiry-section>
      <CallToAction
        id="enquiry"
        title={fillWords(words.title, { product: product.title })}
        text={words.text}
        href={paths.enquiry({ ...product, audience: product.audiences[0] })}
        button={words.open}
      />
    </enquiry-section>
  );
}
