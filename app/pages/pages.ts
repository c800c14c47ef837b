import { bankHomePage } from "./bank/home/page.ts";
import { groupBankingPage } from "./bank/group-banking/page.ts";
import { appRedirectPage } from "./bank/app-redirect/page.ts";
import { landingPage } from "./bank/landing/page.ts";
import { bankingProductPage } from "./bank/product/page.ts";
import { whizzPage } from "./bank/whizz/page.ts";
import { whizzStatementPage } from "./bank/whizz-statement/page.ts";
import { careersPage, whyPage } from "./careers/why/page.ts";
import { jobsPage } from "./careers/jobs/page.ts";
import { testimonialsPage } from "./careers/testimonials/page.ts";
import { testimonialPage } from "./careers/testimonial/page.ts";
import { jobPage } from "./careers/job/page.ts";
import { applyPage, applySentPage } from "./careers/apply/page.ts";
import { familyPage } from "./catalogue/family/page.ts";
import { audiencePage } from "./catalogue/audience/page.ts";
import { productPage } from "./catalogue/product/page.ts";
import { insurancePage } from "./catalogue/insurance/page.ts";
import { homePage } from "./corporate/home/page.ts";
import { contactUsPage } from "./corporate/contact-us/page.ts";
import { enquirePage } from "./corporate/enquire/page.ts";
import { documentPage } from "./corporate/document/page.ts";
import { aboutUsPage } from "./corporate/about-us/page.ts";
import { leadershipPage } from "./corporate/leadership/page.ts";
import { leaderPage } from "./corporate/leader/page.ts";
import { investorDocumentsPage, investorFeedPage } from "./investors/documents/page.ts";
import { investorResultsPage, investorResultsCsvPage } from "./investors/results/page.ts";
import { investorSharePage } from "./investors/share/page.ts";
import { investorCalendarPage, investorCalendarIcsPage } from "./investors/calendar/page.ts";
import { articlesPage } from "./press/articles/page.ts";
import { articlePage } from "./press/article/page.ts";
import { campaignPage } from "./property/campaign/page.ts";
import { campaignBookingPage } from "./property/campaign-booking/page.ts";
import { propertyListingPage } from "./property/listing/page.ts";
import { propertyPage } from "./property/property/page.ts";
import { propertyEnquiryPage } from "./property/property-enquiry/page.ts";
import { propertyComparisonPage } from "./property/comparison/page.ts";
import {
  rightsIssuePage,
  importantDatesPage,
  rightsOptionPage,
} from "./rights-issue/rights-issue/page.ts";
import { entitlementPage } from "./rights-issue/entitlement/page.ts";
import { inBriefPage } from "./rights-issue/in-brief/page.ts";
import { searchPage, suggestionsPage } from "./search/search/page.ts";
import { calculatorsPage } from "./tools/calculators/page.ts";
import { mortgagePage } from "./tools/mortgage/page.ts";
import { motorInsurancePage } from "./tools/motor-insurance/page.ts";
import { motorComparisonPage } from "./tools/motor-comparison/page.ts";
import { ratesAndFeesPage, pricesCsvPage, pricesJsonPage } from "./tools/rates-and-fees/page.ts";
import { comparePage } from "./tools/compare/page.ts";
import { clothPicturePage, clothSheetPage } from "./tools/cloth/page.ts";
import { homeCostPage } from "./tools/home-cost/page.ts";
import { loanCostPage } from "./tools/loan-cost/page.ts";
import { overpayPage } from "./tools/overpay/page.ts";
import { takeOverPage } from "./tools/take-over/page.ts";
import { loanOffersPage } from "./tools/offers/page.ts";
import { depositReturnPage } from "./tools/deposit-return/page.ts";
import { whatToBringPage } from "./tools/what-to-bring/page.ts";
import { affordabilityPage } from "./tools/affordability/page.ts";
import { netPayPage } from "./tools/net-pay/page.ts";
import { eligibilityChecksPage } from "./tools/eligibility-checks/page.ts";
import { eligibilityCheckPage } from "./tools/eligibility-check/page.ts";
import { forexRatesPage } from "./tools/forex-rates/page.ts";
import { apiDocsPage } from "./tools/api-docs/page.ts";
import { fraudCentrePage } from "./trust/fraud-centre/page.ts";
import { complaintsPage } from "./trust/complaints/page.ts";
import { serviceStatusPage } from "./trust/service-status/page.ts";
import { accessibilityPage } from "./trust/accessibility/page.ts";
import { siteMapPage } from "./trust/site-map/page.ts";
import { dataRightsPage, dataRequestSentPage } from "./trust/data-rights/page.ts";
import { dataRequestPage } from "./trust/data-request/page.ts";
import { waysToBankPage } from "./ways-to-bank/ways-to-bank/page.ts";
import { locationsPage } from "./ways-to-bank/locations/page.ts";
import { branchPage } from "./ways-to-bank/branch/page.ts";

/** Every page of the site, by area, in the order of the sitemap. Routes and links are derived from it. */
export const pages = [
  // bank
  bankHomePage,
  groupBankingPage,
  appRedirectPage,
  landingPage,
  bankingProductPage,
  whizzPage,
  whizzStatementPage,
  // careers
  careersPage,
  whyPage,
  jobsPage,
  testimonialsPage,
  testimonialPage,
  jobPage,
  applyPage,
  applySentPage,
  // catalogue
  familyPage,
  audiencePage,
  productPage,
  insurancePage,
  // corporate
  homePage,
  contactUsPage,
  enquirePage,
  documentPage,
  aboutUsPage,
  leadershipPage,
  leaderPage,
  // investors
  investorDocumentsPage,
  investorResultsPage,
  investorResultsCsvPage,
  investorSharePage,
  investorCalendarPage,
  investorCalendarIcsPage,
  investorFeedPage,
  // press
  articlesPage,
  articlePage,
  // property
  campaignPage,
  campaignBookingPage,
  propertyListingPage,
  propertyPage,
  propertyEnquiryPage,
  propertyComparisonPage,
  // rights-issue
  rightsIssuePage,
  entitlementPage,
  importantDatesPage,
  rightsOptionPage,
  inBriefPage,
  // search
  searchPage,
  suggestionsPage,
  // tools
  calculatorsPage,
  mortgagePage,
  motorInsurancePage,
  motorComparisonPage,
  ratesAndFeesPage,
  pricesCsvPage,
  pricesJsonPage,
  comparePage,
  homeCostPage,
  clothPicturePage,
  clothSheetPage,
  loanCostPage,
  overpayPage,
  takeOverPage,
  loanOffersPage,
  depositReturnPage,
  whatToBringPage,
  netPayPage,
  affordabilityPage,
  eligibilityChecksPage,
  eligibilityCheckPage,
  forexRatesPage,
  apiDocsPage,
  // trust
  fraudCentrePage,
  complaintsPage,
  serviceStatusPage,
  accessibilityPage,
  siteMapPage,
  dataRightsPage,
  dataRequestSentPage,
  dataRequestPage,
  // ways-to-bank
  waysToBankPage,
  locationsPage,
  branchPage,
];

/** The URL patterns of all pages, which `link` accepts. */
export type PagePath = (typeof pages)[number]["path"];
