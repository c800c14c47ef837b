import { EnquiryPanel } from "#app/layout/contact/enquiry-panel.tsx";
import { fillText } from "#domain/pages/fill-text.ts";
import { useServices } from "#app/lib/services.tsx";
import { paths } from "#app/pages/paths.ts";

/** The question about a property. */
export function PropertyEnquiry({ path, title: property }: { path: string; title: string }) {
  const { title, text, open } = useServices().content.propertyListing.enquiry;
  return (
    <EnquiryPanel
      title={fillText(title, { property })}
      text={text}
      href={paths.propertyEnquiry(path)}
      button={open}
    />
  );
}
