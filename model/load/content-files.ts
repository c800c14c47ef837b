import type { z } from "zod";
import { AboutUsSchema } from "#model/page-texts/about-us.ts";
import { PressSchema } from "#model/articles/press-schema.ts";
import { WaysToBankSchema } from "#model/branches/ways-to-bank-schema.ts";
import { ApplicationFormSchema } from "#model/careers/application-form-schema.ts";
import { ApplicationMessagesSchema } from "#model/careers/application-messages-schema.ts";
import { CareersMessagesSchema } from "#model/careers/messages-schema.ts";
import { CareersSchema } from "#model/careers/schema.ts";
import { DepositProtectionSchema } from "#model/deposits/protection-schema.ts";
import { DepositReturnSchema } from "#model/page-texts/deposit-return.ts";
import { DocumentTextsSchema } from "#model/documents/texts-schema.ts";
import { CanIApplySchema } from "#model/eligibility/schema.ts";
import { ComplaintsSchema } from "#model/page-texts/complaints.ts";
import { DataRightsSchema } from "#model/forms/data-rights.ts";
import { EnquiryFormSchema } from "#model/forms/enquiry-form.ts";
import { FormMessagesSchema } from "#model/forms/form-messages.ts";
import { PrivacyNoticesSchema } from "#model/forms/privacy-notices.ts";
import { EmailsSchema } from "#model/forms/emails.ts";
import { MotorComparisonSchema } from "#model/page-texts/motor-comparison.ts";
import { KnownHostsSchema } from "#model/links/known-hosts-schema.ts";
import { LeadershipSchema } from "#model/leaders/leadership-schema.ts";
import { HomeCostPageSchema } from "#model/loans/home-cost-schema.ts";
import { LoanCostPageSchema } from "#model/loans/loan-cost-schema.ts";
import { PayRatesSchema } from "#model/loans/pay-rates-schema.ts";
import { LoanToolsSchema } from "#model/loans/loan-tools-schema.ts";
import { LoanPricingSchema } from "#model/loans/pricing-schema.ts";
import { ExchangeRatesFileSchema } from "#model/page-texts/exchange-rates.ts";
import { ForexRatesSchema } from "#model/page-texts/forex-rates.ts";
import { FraudCentreSchema } from "#model/page-texts/fraud-centre.ts";
import { BankHomeSchema } from "#model/page-texts/bank-home.ts";
import { GroupHomeSchema } from "#model/page-texts/group-home.ts";
import { MessagesSchema } from "#model/page-texts/messages.ts";
import { AffordabilitySchema } from "#model/page-texts/affordability.ts";
import { NetPaySchema } from "#model/page-texts/net-pay.ts";
import { NoticesSchema } from "#model/page-texts/notices.ts";
import { SearchSchema } from "#model/page-texts/search.ts";
import { ServiceStatusSchema } from "#model/page-texts/service-status.ts";
import { SharingSchema } from "#model/page-texts/sharing.ts";
import { SiteMapSchema } from "#model/page-texts/site-map.ts";
import { CompareSchema } from "#model/page-texts/compare.ts";
import { InsurancePageSchema } from "#model/products/landing-schema.ts";
import { NeedsSchema } from "#model/products/need-schema.ts";
import { PricesSchema } from "#model/products/price-schema.ts";
import { RatesAndFeesSchema } from "#model/page-texts/rates-and-fees.ts";
import { PropertyListingSchema } from "#model/properties/listing-schema.ts";
import { RedirectsSchema } from "#model/reading/redirect.ts";
import { MenusSchema } from "#model/reading/site.ts";
import { WhatToBringSchema } from "#model/page-texts/what-to-bring.ts";
import { WhizzSchema } from "#model/page-texts/whizz.ts";

/** A single file of `content/`, not one of a folder of records. */
type ContentFile = {
  file: string;
  schema: z.ZodType;
  /** `all` where every text has its Kiswahili, `part` where some may stay in English. */
  kiswahili: "all" | "part" | undefined;
};

const at = <Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  kiswahili?: ContentFile["kiswahili"],
) => ({ file, schema, kiswahili });

/** The single files, by their name in `Content`. Each line makes a file read, checked and translated. */
const contentFiles = {
  aboutUs: at("site/about-us.yaml", AboutUsSchema),
  affordability: at("site/affordability.yaml", AffordabilitySchema, "part"),
  applicationForm: at("site/application-form.yaml", ApplicationFormSchema, "all"),
  applicationMessages: at("site/application-messages.yaml", ApplicationMessagesSchema, "all"),
  bankHome: at("site/bank-home.yaml", BankHomeSchema, "all"),
  canIApply: at("site/can-i-apply.yaml", CanIApplySchema, "part"),
  careers: at("site/careers.yaml", CareersSchema, "part"),
  careersMessages: at("site/careers-messages.yaml", CareersMessagesSchema, "all"),
  compare: at("site/compare.yaml", CompareSchema, "part"),
  complaints: at("site/complaints.yaml", ComplaintsSchema),
  dataRights: at("site/data-rights.yaml", DataRightsSchema),
  depositProtection: at("site/deposit-protection.yaml", DepositProtectionSchema),
  depositReturn: at("site/deposit-return.yaml", DepositReturnSchema, "part"),
  documentTexts: at("site/documents.yaml", DocumentTextsSchema),
  enquiryForm: at("site/enquiry-form.yaml", EnquiryFormSchema, "all"),
  exchangeRates: at("site/exchange-rates.yaml", ExchangeRatesFileSchema),
  forexRates: at("site/forex-rates.yaml", ForexRatesSchema, "all"),
  formMessages: at("site/form-messages.yaml", FormMessagesSchema, "all"),
  fraudCentre: at("site/fraud-centre.yaml", FraudCentreSchema, "all"),
  groupHome: at("site/group-home.yaml", GroupHomeSchema, "all"),
  homeCost: at("site/home-cost.yaml", HomeCostPageSchema, "all"),
  insurancePage: at("site/insurance.yaml", InsurancePageSchema),
  leadership: at("site/leadership.yaml", LeadershipSchema),
  emails: at("site/emails.yaml", EmailsSchema),
  loanCost: at("site/loan-cost.yaml", LoanCostPageSchema, "part"),
  loanPricing: at("site/loan-pricing.yaml", LoanPricingSchema, "all"),
  loanTools: at("site/loan-tools.yaml", LoanToolsSchema, "all"),
  menus: at("site/menus.yaml", MenusSchema, "all"),
  messages: at("site/messages.yaml", MessagesSchema, "all"),
  motorComparison: at("site/motor-comparison.yaml", MotorComparisonSchema, "all"),
  needs: at("site/needs.yaml", NeedsSchema, "all"),
  netPay: at("site/net-pay.yaml", NetPaySchema, "part"),
  notices: at("site/notices.yaml", NoticesSchema),
  payRates: at("site/pay-rates.yaml", PayRatesSchema),
  press: at("site/press.yaml", PressSchema),
  prices: at("site/prices.yaml", PricesSchema, "all"),
  privacyNotices: at("site/privacy-notices.yaml", PrivacyNoticesSchema, "all"),
  propertyListing: at("site/property-listing.yaml", PropertyListingSchema, "part"),
  ratesAndFees: at("site/rates-and-fees.yaml", RatesAndFeesSchema, "all"),
  knownHosts: at("site/known-hosts.yaml", KnownHostsSchema),
  redirects: at("site/redirects.yaml", RedirectsSchema),
  search: at("site/search.yaml", SearchSchema, "part"),
  serviceStatus: at("site/service-status.yaml", ServiceStatusSchema, "part"),
  sharing: at("site/sharing.yaml", SharingSchema, "all"),
  siteMap: at("site/site-map.yaml", SiteMapSchema),
  waysToBank: at("site/ways-to-bank.yaml", WaysToBankSchema, "all"),
  whatToBring: at("site/what-to-bring.yaml", WhatToBringSchema, "all"),
  whizz: at("site/whizz.yaml", WhizzSchema),
} satisfies Record<string, ContentFile>;

export type ContentFiles = {
  readonly [Name in keyof typeof contentFiles]: z.output<(typeof contentFiles)[Name]["schema"]>;
};

// The cast: Object.keys loses the type of the keys.
export const contentNames = Object.keys(contentFiles) as (keyof ContentFiles)[];

export const contentFile = (name: keyof ContentFiles): ContentFile => contentFiles[name];
