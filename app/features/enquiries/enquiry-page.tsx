import type { ComponentProps, ReactNode } from "react";
import { Island } from "#app/islands/island.tsx";
import type { Banner } from "#app/layout/banner.tsx";
import { CardPage } from "#app/layout/card-page.tsx";
import { EnquiryForm } from "./enquiry-form.tsx";
import type { EnquiryFormProps } from "./enquiry-form-props.ts";

type EnquiryPageProps = {
  banner: ComponentProps<typeof Banner>;
  form: EnquiryFormProps;
  children: ReactNode;
};

/** A page with a form in a card over the banner's edge, and text beside it. */
export function EnquiryPage({ banner, form, children }: EnquiryPageProps) {
  return (
    <CardPage
      banner={banner}
      card={<Island name="enquiry-form" id="enquiry" component={EnquiryForm} props={form} />}
    >
      {children}
    </CardPage>
  );
}
