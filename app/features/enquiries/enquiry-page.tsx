import type { ComponentProps, ReactNode } from "react";
import { Island } from "#app/islands/island.tsx";
import { Banner } from "#app/layout/banner.tsx";
import { EnquiryForm } from "./enquiry-form.tsx";
import type { EnquiryFormProps } from "./enquiry-form-props.ts";
import styles from "./enquiry-page.module.css";

type EnquiryPageProps = {
  banner: ComponentProps<typeof Banner>;
  form: EnquiryFormProps;
  children: ReactNode;
};

/** A page with a form in a card over the banner's edge, and what there is to know beside it. */
export function EnquiryPage({ banner, form, children }: EnquiryPageProps) {
  return (
    <>
      <Banner {...banner} />
      <div className={`${styles.layout} wrap`}>
        <div className={styles.card}>
          <Island name="enquiry" component={EnquiryForm} props={form} />
        </div>
        <div className={styles.beside}>{children}</div>
      </div>
    </>
  );
}
