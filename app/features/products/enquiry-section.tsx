import { fillText } from "#domain/pages/fill-text.ts";
import { useServices } from "#app/lib/services.tsx";
import { EnquiryPanel } from "#app/layout/contact/enquiry-panel.tsx";
import type { Product } from "#model/products/schema.ts";
import { paths } from "#app/pages/paths.ts";

/** The question about a product, which its page ends with. */
export function EnquirySection({ product }: { product: Product }) {
  const { title, text, open } = useServices().content.enquiryForm.product;
  return (
    <EnquiryPanel
      title={fillText(title, { product: product.title })}
      text={text}
      href={paths.enquiry({ ...product, audience: product.audiences[0] })}
      button={open}
    />
  );
}
