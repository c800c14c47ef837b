import { index, prefix, route, type RouteConfig } from "@react-router/dev/routes";

/** Components with each of their states, where they are worked on. */
const gallery =
  process.env["NODE_ENV"] === "development" ? [route("gallery", "gallery/gallery.tsx")] : [];

/** The whole site map. */
export default [
  ...gallery,
  index("routes/group/home.tsx"),

  ...prefix("hfc", [
    index("routes/bank/home.tsx"),
    route(":audience/:family?", "routes/bank/group-banking.tsx"),
  ]),
  route("app", "routes/bank/app-redirect.tsx"),
  ...prefix("banking/:audience", [
    index("routes/bank/landing.tsx"),
    route(":slug/:part?/:section?", "routes/bank/product.tsx"),
  ]),
  route("insurance/:audience?", "routes/catalogue/insurance.tsx"),

  route("calculators", "routes/tools/calculators.tsx"),
  route("calculators/mortgage", "routes/tools/mortgage.tsx"),
  route("calculators/motor-insurance", "routes/tools/motor-insurance.tsx"),
  route("calculators/motor-insurance/compare", "routes/tools/motor-comparison.tsx"),
  route("compare", "routes/tools/compare.tsx"),
  route("can-i-apply", "routes/tools/eligibility-checks.tsx"),
  route("can-i-apply/:check", "routes/tools/eligibility-check.tsx"),
  route("rates-and-fees", "routes/tools/rates-and-fees.tsx"),
  route("rates-and-fees/prices.csv", "routes/tools/prices-csv.ts"),
  route("rates-and-fees/prices.json", "routes/tools/prices-json.ts"),
  route("calculators/home-cost", "routes/tools/home-cost.tsx"),
  route("calculators/home-cost/props", "routes/tools/home-cost-props.ts"),
  route("calculators/loan-cost", "routes/tools/loan-cost.tsx"),
  route("calculators/deposit-return", "routes/tools/deposit-return.tsx"),

  route("forex-rates", "routes/tools/forex-rates.tsx"),

  route("fraud-centre", "routes/trust/fraud-centre.tsx"),
  route("complaints", "routes/trust/complaints.tsx"),
  route("service-status", "routes/trust/service-status.tsx"),
  route("accessibility", "routes/trust/accessibility.tsx"),
  route("site-map", "routes/trust/site-map.tsx"),
  route("data-rights", "routes/trust/data-rights.tsx"),
  route("data-rights/sent", "routes/trust/data-request-sent.tsx"),
  route("data-rights/track", "routes/trust/data-request.tsx"),

  route("api/docs", "routes/tools/api-docs.tsx"),

  route("search/:term?", "routes/search/search.tsx"),
  route("search.json", "routes/search/suggestions.ts"),

  route("documents/:document", "routes/corporate/document.tsx"),
  ...prefix("campaign/property/:campaign", [
    index("routes/property/campaign.tsx"),
    route("book", "routes/property/campaign-booking.tsx"),
  ]),
  ...prefix("property-listing", [
    route("compare", "routes/property/comparison.tsx"),
    route("view/:property", "routes/property/property.tsx"),
    route("view/:property/enquire", "routes/property/property-enquiry.tsx"),
    route(":type?", "routes/property/listing.tsx"),
  ]),
  route("about-us", "routes/corporate/about-us.tsx"),
  ...prefix("leadership", [
    route(":category?", "routes/corporate/leadership.tsx"),
    route("view/:category/:leader", "routes/corporate/leader.tsx"),
  ]),
  route("hfc-whizz", "routes/bank/whizz.tsx"),
  route("hfc-whizz-data-privacy-statement", "routes/bank/whizz-statement.tsx"),
  ...prefix("investor-relations", [
    route("results", "routes/investors/results.tsx"),
    route("results.csv", "routes/investors/results-file.ts"),
    route("share", "routes/investors/share.tsx"),
    route("calendar", "routes/investors/calendar.tsx"),
    route("calendar.ics", "routes/investors/calendar-file.ts"),
    route("feed.xml", "routes/investors/feed.ts"),
    route(":group?", "routes/investors/documents.tsx"),
  ]),
  ...prefix("rightsissue", [
    index("routes/rights-issue/rights-issue.tsx"),
    route("entitlement", "routes/rights-issue/entitlement.tsx"),
    route("important-dates.svg", "routes/rights-issue/important-dates.tsx"),
  ]),
  route("hfc-rights-issue/:category", "routes/rights-issue/rights-issue.tsx", {
    id: "rights-issue-option",
  }),
  route("hfc-rights-issue2", "routes/rights-issue/in-brief.tsx"),
  ...prefix("careers", [
    index("routes/careers/why.tsx"),
    route("why-hfc", "routes/careers/why.tsx", { id: "why-hfc" }),
    route("jobsListing", "routes/careers/jobs.tsx"),
    route("testimonials", "routes/careers/testimonials.tsx"),
    route("testimonials/view/:path", "routes/careers/testimonial.tsx"),
    route(":job", "routes/careers/job.tsx"),
    route("apply/words", "routes/careers/apply-words.ts"),
    route(":job/apply", "routes/careers/apply.tsx"),
    route(":job/apply/sent", "routes/careers/apply-sent.tsx"),
  ]),
  route("articles", "routes/press/articles.tsx"),
  route("articles/:name", "routes/press/article.tsx"),
  ...prefix("ways-to-bank", [
    index("routes/ways-to-bank/ways-to-bank.tsx"),
    route("location/:kind", "routes/ways-to-bank/locations.tsx"),
    route("branch/:slug", "routes/ways-to-bank/branch.tsx"),
  ]),
  route("contact-us", "routes/corporate/contact-us.tsx"),
  route("contact-us/sent", "routes/corporate/enquiry-sent.tsx"),
  route("enquire/:family/:audience/:slug", "routes/corporate/enquire.tsx"),

  ...prefix(":family", [
    index("routes/catalogue/family.tsx"),
    route(":audience", "routes/catalogue/audience.tsx"),
    route(":audience/:slug/:part?/:section?", "routes/catalogue/product.tsx"),
  ]),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
