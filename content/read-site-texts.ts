import type { Reader } from "./reader.ts";
import { AboutUsSchema } from "./schema/about-us.ts";
import { ApplicationFormSchema } from "./schema/application-form.ts";
import { ApplicationMessagesSchema } from "./schema/application-messages.ts";
import { CareersMessagesSchema } from "./schema/careers-messages.ts";
import { CareersSchema } from "./schema/careers.ts";
import { CompareSchema } from "./schema/compare.ts";
import { ComplaintsSchema } from "./schema/complaints.ts";
import { DataRightsSchema } from "./schema/data-rights.ts";
import { DepositProtectionSchema } from "./schema/deposit-protection.ts";
import { DepositReturnSchema } from "./schema/deposit-return.ts";
import { DocumentWordsSchema } from "./schema/document-words.ts";
import { CanIApplySchema } from "./schema/eligibility.ts";
import { EnquiryFormSchema } from "./schema/enquiry-form.ts";
import { ForexRatesSchema } from "./schema/forex-rates.ts";
import { FormMessagesSchema } from "./schema/form-messages.ts";
import { FraudCentreSchema } from "./schema/fraud-centre.ts";
import { HomeCostPageSchema } from "./schema/home-cost.ts";
import { BankHomeSchema, GroupHomeSchema } from "./schema/home.ts";
import { LeadershipSchema } from "./schema/leadership.ts";
import { LettersSchema } from "./schema/letters.ts";
import { LoanCostPageSchema } from "./schema/loan-cost.ts";
import { LoanPricingSchema } from "./schema/loan-pricing.ts";
import { MessagesSchema } from "./schema/messages.ts";
import { MotorComparisonSchema } from "./schema/motor-comparison.ts";
import { NoticesSchema } from "./schema/notices.ts";
import { PressSchema } from "./schema/press.ts";
import { PropertyListingSchema } from "./schema/property-listing.ts";
import { RatesAndFeesSchema } from "./schema/rates-and-fees.ts";
import { RedirectsSchema } from "./schema/redirect.ts";
import { SearchSchema } from "./schema/search.ts";
import { ServiceStatusSchema } from "./schema/service-status.ts";
import { SharingSchema } from "./schema/sharing.ts";
import { SiteMapSchema } from "./schema/site-map.ts";
import { MenusSchema } from "./schema/site.ts";
import { SpecimenExchangeRatesSchema } from "./schema/specimen-exchange-rates.ts";
import { SpecimenJobsSchema } from "./schema/specimen-job.ts";
import { WhizzSchema } from "./schema/whizz.ts";

/** The texts of single files, each of which has one place on the site. */
export function readSiteTexts({ site, oneFile }: Reader) {
  return {
    menus: site("menus.yaml", MenusSchema),
    messages: site("messages.yaml", MessagesSchema),
    applicationForm: site("application-form.yaml", ApplicationFormSchema),
    applicationMessages: site("application-messages.yaml", ApplicationMessagesSchema),
    careersMessages: site("careers-messages.yaml", CareersMessagesSchema),
    letters: site("letters.yaml", LettersSchema),
    formMessages: site("form-messages.yaml", FormMessagesSchema),
    enquiryForm: site("enquiry-form.yaml", EnquiryFormSchema),
    redirects: site("redirects.yaml", RedirectsSchema),
    motorComparison: site("motor-comparison.yaml", MotorComparisonSchema),
    compare: site("compare.yaml", CompareSchema),
    ratesAndFees: site("rates-and-fees.yaml", RatesAndFeesSchema),
    loanPricing: site("loan-pricing.yaml", LoanPricingSchema),
    sharing: site("sharing.yaml", SharingSchema),
    search: site("search.yaml", SearchSchema),
    groupHome: site("group-home.yaml", GroupHomeSchema),
    bankHome: site("bank-home.yaml", BankHomeSchema),
    homeCost: site("home-cost.yaml", HomeCostPageSchema),
    loanCost: site("loan-cost.yaml", LoanCostPageSchema),
    canIApply: site("can-i-apply.yaml", CanIApplySchema),
    depositReturn: site("deposit-return.yaml", DepositReturnSchema),
    aboutUs: site("about-us.yaml", AboutUsSchema),
    leadership: site("leadership.yaml", LeadershipSchema),
    documentWords: site("documents.yaml", DocumentWordsSchema),
    whizz: site("whizz.yaml", WhizzSchema),
    careers: site("careers.yaml", CareersSchema),
    propertyListing: site("property-listing.yaml", PropertyListingSchema),
    press: site("press.yaml", PressSchema),
    forexRates: site("forex-rates.yaml", ForexRatesSchema),
    fraudCentre: site("fraud-centre.yaml", FraudCentreSchema),
    complaints: site("complaints.yaml", ComplaintsSchema),
    dataRights: site("data-rights.yaml", DataRightsSchema),
    siteMap: site("site-map.yaml", SiteMapSchema),
    depositProtection: site("deposit-protection.yaml", DepositProtectionSchema),
    serviceStatus: site("service-status.yaml", ServiceStatusSchema),
    notices: site("notices.yaml", NoticesSchema),
    specimenExchangeRates: oneFile("specimen/exchange-rates.yaml", SpecimenExchangeRatesSchema),
    specimenJobs: oneFile("specimen/jobs.yaml", SpecimenJobsSchema),
  };
}
