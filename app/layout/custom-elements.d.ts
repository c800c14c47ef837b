import type { HTMLAttributes, DetailedHTMLProps } from "react";

type SiteElement = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
  class?: string | undefined;
};

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "site-menu": SiteElement;
      "search-box": SiteElement;
      "tab-set": SiteElement;
      "slide-show": SiteElement;
      "booking-popup": SiteElement;
      "enquiry-section": SiteElement;
      "near-me": SiteElement;
      "saved-properties": SiteElement;
      "film-dialog": SiteElement;
      "option-cards": SiteElement;
      "calculators-widget": SiteElement;
    }
  }
}
