import { fillText } from "#domain/pages/fill-text.ts";
import { useServices } from "#app/lib/services.tsx";
import { CallToAction } from "#app/layout/talk-to-us.tsx";
import type { Product } from "#model/products/schema.ts";
import { paths } from "#app/pages/paths.ts";

/**
 * CAT-6: the enquiry section of a product. Its form is a page of its own, so that readers do not load it;
 * `behaviours/enquiry-section.ts` loads it here on request.
 */
export function EnquirySection({ product }: { product: Product }) {
  const texts = useServices().content.enquiryForm.product;
  return (
    <enquiry-section>
      <CallToAction
        id="enquiry"
        title={fillText(texts.title, { product: product.title })}
        text={texts.text}
        href={paths.enquiry({ ...product, audience: product.audiences[0] })}
        button={texts.open}
      />
    </enquiry-section>
  );
}
