import { definePage } from "./define-page.ts";

export const corporatePages = [
  definePage({ path: "/", module: "routes/group/home.tsx" }),
  definePage({ path: "/documents/:document", module: "routes/corporate/document.tsx" }),
  definePage({ path: "/about-us", module: "routes/corporate/about-us.tsx" }),
  definePage({ path: "/leadership/:category?", module: "routes/corporate/leadership.tsx" }),
  definePage({ path: "/leadership/view/:category/:leader", module: "routes/corporate/leader.tsx" }),
  definePage({ path: "/contact-us", module: "routes/corporate/contact-us.tsx" }),
  definePage({ path: "/contact-us/sent", module: "routes/corporate/enquiry-sent.tsx" }),
  definePage({ path: "/enquire/:family/:audience/:slug", module: "routes/corporate/enquire.tsx" }),
];
