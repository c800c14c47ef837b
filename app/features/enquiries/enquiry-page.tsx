import type { ComponentProps, ReactNode } from "react";
import { Island } from "#app/islands/island.tsx";
import type { Banner } from "#app/layout/banner/banner.tsx";
import { CardPage } from "#app/layout/banner/card-page.tsx";
import { EnquiryForm } from "./enquiry-form.tsx";
import type { EnquiryFormProps, ReturnedEnquiry } from "./enquiry-form-props.ts";
import { TalkBox } from "./talk-box.tsx";

type EnquiryPageProps = {
  banner: ComponentProps<typeof Banner>;
  form: EnquiryFormProps;
  /** A form sent without script that the server returned with errors. */
  answer: { returned: ReturnedEnquiry; formTimestamp: string } | undefined;
  /** True if the page itself says when the bank replies. */
  isReplyTimeKnown?: boolean;
  /** The subject of the page, with which a chat begins. */
  subject?: string;
  children?: ReactNode;
};

/** A page with other ways to reach the bank, then a form in a card, and text beside it. */
export function EnquiryPage({
  banner,
  form,
  answer,
  isReplyTimeKnown = false,
  subject,
  children,
}: EnquiryPageProps) {
  return (
    <CardPage
      banner={banner}
      before={!form.receipt && <TalkBox isReplyTimeKnown={isReplyTimeKnown} subject={subject} />}
      card={
        <Island
          name="enquiry-form"
          id="enquiry"
          component={EnquiryForm}
          props={{ ...form, ...answer }}
        />
      }
    >
      {children}
    </CardPage>
  );
}
