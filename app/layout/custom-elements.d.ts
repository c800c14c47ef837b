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
      "app-device": SiteElement;
      "analytics-consent": SiteElement;
      "saved-properties": SiteElement;
      "film-dialog": SiteElement;
      "film-in-place": SiteElement;
      "option-cards": SiteElement;
      "live-answer": SiteElement;
      "calculators-widget": SiteElement;
    }
  }
}
