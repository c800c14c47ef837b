import type { Reader } from "./reader.ts";
import { AboutUsSchema } from "#model/about-us/schema.ts";
import { ApplicationFormSchema } from "#model/careers/application-form-schema.ts";
import { ApplicationMessagesSchema } from "#model/careers/application-messages-schema.ts";
import { CareersMessagesSchema } from "#model/careers/messages-schema.ts";
import { CareersSchema } from "#model/careers/schema.ts";
import { CompareSchema } from "#model/products/compare-schema.ts";
import { ComplaintsSchema } from "#model/forms/complaints.ts";
import { DataRightsSchema } from "#model/forms/data-rights.ts";
import { DepositProtectionSchema } from "#model/deposits/protection-schema.ts";
import { DepositReturnSchema } from "#model/deposits/return-schema.ts";
import { DocumentWordsSchema } from "#model/documents/words-schema.ts";
import { CanIApplySchema } from "#model/eligibility/schema.ts";
import { EnquiryFormSchema } from "#model/forms/enquiry-form.ts";
import { ForexRatesSchema } from "#model/pages/forex-rates.ts";
import { FormMessagesSchema } from "#model/forms/form-messages.ts";
import { FraudCentreSchema } from "#model/pages/fraud-centre.ts";
import { HomeCostPageSchema } from "#model/loans/home-cost-schema.ts";
import { BankHomeSchema, GroupHomeSchema } from "#model/pages/home.ts";
import { LeadershipSchema } from "#model/leaders/leadership-schema.ts";
import { LettersSchema } from "#model/forms/letters.ts";
import { LoanCostPageSchema } from "#model/loans/loan-cost-schema.ts";
import { LoanPricingSchema } from "#model/loans/pricing-schema.ts";
import { MessagesSchema } from "#model/pages/messages.ts";
import { MotorComparisonSchema } from "#model/insurers/motor-comparison-schema.ts";
import { NoticesSchema } from "#model/pages/notices.ts";
import { PressSchema } from "#model/articles/press-schema.ts";
import { PropertyListingSchema } from "#model/properties/listing-schema.ts";
import { RatesAndFeesSchema } from "#model/products/rates-and-fees-schema.ts";
import { RedirectsSchema } from "./redirect.ts";
import { SearchSchema } from "#model/pages/search.ts";
import { ServiceStatusSchema } from "#model/pages/service-status.ts";
import { SharingSchema } from "#model/pages/sharing.ts";
import { SiteMapSchema } from "#model/pages/site-map.ts";
import { MenusSchema } from "./site.ts";
import { SpecimenExchangeRatesSchema } from "#model/pages/specimen-exchange-rates.ts";
import { SpecimenJobsSchema } from "#model/careers/specimen-job-schema.ts";
import { WhizzSchema } from "#model/whizz/schema.ts";

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
