import type { z } from "zod";
import { AboutUsSchema } from "#app/pages/corporate/about-us/content.ts";
import { PressSchema } from "#model/articles/press-schema.ts";
import { WaysToBankSchema } from "#model/branches/ways-to-bank-schema.ts";
import { ApplicationFormSchema } from "#model/careers/application-form-schema.ts";
import { ApplicationMessagesSchema } from "#model/careers/application-messages-schema.ts";
import { CareersMessagesSchema } from "#model/careers/messages-schema.ts";
import { CareersSchema } from "#model/careers/schema.ts";
import { SpecimenJobsSchema } from "#model/careers/specimen-job-schema.ts";
import { DepositProtectionSchema } from "#model/deposits/protection-schema.ts";
import { DepositReturnSchema } from "#app/pages/tools/deposit-return/content.ts";
import { DocumentTextsSchema } from "#model/documents/texts-schema.ts";
import { CanIApplySchema } from "#model/eligibility/schema.ts";
import { ComplaintsSchema } from "#app/pages/trust/complaints/content.ts";
import { DataRightsSchema } from "#model/forms/data-rights.ts";
import { EnquiryFormSchema } from "#model/forms/enquiry-form.ts";
import { FormMessagesSchema } from "#model/forms/form-messages.ts";
import { EmailsSchema } from "#model/forms/emails.ts";
import { MotorComparisonSchema } from "#app/pages/tools/motor-comparison/content.ts";
import { LeadershipSchema } from "#model/leaders/leadership-schema.ts";
import { HomeCostPageSchema } from "#model/loans/home-cost-schema.ts";
import { LoanCostPageSchema } from "#model/loans/loan-cost-schema.ts";
import { LoanPricingSchema } from "#model/loans/pricing-schema.ts";
import { ForexRatesSchema } from "#app/pages/tools/forex-rates/content.ts";
import { FraudCentreSchema } from "#app/pages/trust/fraud-centre/content.ts";
import { BankHomeSchema } from "#app/pages/bank/home/content.ts";
import { GroupHomeSchema } from "#app/pages/corporate/home/content.ts";
import { MessagesSchema } from "#model/pages/messages.ts";
import { NoticesSchema } from "#model/pages/notices.ts";
import { SearchSchema } from "#app/pages/search/search/content.ts";
import { ServiceStatusSchema } from "#app/pages/trust/service-status/content.ts";
import { SharingSchema } from "#model/pages/sharing.ts";
import { SiteMapSchema } from "#app/pages/trust/site-map/content.ts";
import { SpecimenExchangeRatesSchema } from "#model/pages/specimen-exchange-rates.ts";
import { CompareSchema } from "#app/pages/tools/compare/content.ts";
import { InsurancePageSchema } from "#model/products/landing-schema.ts";
import { RatesAndFeesSchema } from "#app/pages/tools/rates-and-fees/content.ts";
import { PropertyListingSchema } from "#model/properties/listing-schema.ts";
import { RedirectsSchema } from "#model/reading/redirect.ts";
import { MenusSchema } from "#model/reading/site.ts";
import { WhizzSchema } from "#app/pages/bank/whizz/content.ts";

/** A file of `content/` that has one place on the site. */
type ContentFile = {
  file: string;
  schema: z.ZodType;
  /** `all` where every text has its Kiswahili, `part` where some may stay in English. */
  kiswahili?: "all" | "part";
};

/** The files that stand alone, by their name in `Content`. Reading, checking and translating follow from a line. */
const contentFiles = {
  aboutUs: { file: "site/about-us.yaml", schema: AboutUsSchema },
  applicationForm: {
    file: "site/application-form.yaml",
    schema: ApplicationFormSchema,
    kiswahili: "all",
  },
  applicationMessages: {
    file: "site/application-messages.yaml",
    schema: ApplicationMessagesSchema,
    kiswahili: "all",
  },
  bankHome: { file: "site/bank-home.yaml", schema: BankHomeSchema, kiswahili: "all" },
  canIApply: { file: "site/can-i-apply.yaml", schema: CanIApplySchema, kiswahili: "part" },
  careers: { file: "site/careers.yaml", schema: CareersSchema, kiswahili: "part" },
  careersMessages: {
    file: "site/careers-messages.yaml",
    schema: CareersMessagesSchema,
    kiswahili: "all",
  },
  compare: { file: "site/compare.yaml", schema: CompareSchema, kiswahili: "part" },
  complaints: { file: "site/complaints.yaml", schema: ComplaintsSchema },
  dataRights: { file: "site/data-rights.yaml", schema: DataRightsSchema },
  depositProtection: { file: "site/deposit-protection.yaml", schema: DepositProtectionSchema },
  depositReturn: {
    file: "site/deposit-return.yaml",
    schema: DepositReturnSchema,
    kiswahili: "part",
  },
  documentTexts: { file: "site/documents.yaml", schema: DocumentTextsSchema },
  enquiryForm: { file: "site/enquiry-form.yaml", schema: EnquiryFormSchema, kiswahili: "all" },
  forexRates: { file: "site/forex-rates.yaml", schema: ForexRatesSchema },
  formMessages: { file: "site/form-messages.yaml", schema: FormMessagesSchema, kiswahili: "all" },
  fraudCentre: { file: "site/fraud-centre.yaml", schema: FraudCentreSchema, kiswahili: "all" },
  groupHome: { file: "site/group-home.yaml", schema: GroupHomeSchema, kiswahili: "all" },
  homeCost: { file: "site/home-cost.yaml", schema: HomeCostPageSchema, kiswahili: "part" },
  insurancePage: { file: "site/insurance.yaml", schema: InsurancePageSchema },
  leadership: { file: "site/leadership.yaml", schema: LeadershipSchema },
  emails: { file: "site/emails.yaml", schema: EmailsSchema },
  loanCost: { file: "site/loan-cost.yaml", schema: LoanCostPageSchema, kiswahili: "part" },
  loanPricing: { file: "site/loan-pricing.yaml", schema: LoanPricingSchema, kiswahili: "all" },
  menus: { file: "site/menus.yaml", schema: MenusSchema, kiswahili: "all" },
  messages: { file: "site/messages.yaml", schema: MessagesSchema, kiswahili: "all" },
  motorComparison: {
    file: "site/motor-comparison.yaml",
    schema: MotorComparisonSchema,
    kiswahili: "part",
  },
  notices: { file: "site/notices.yaml", schema: NoticesSchema, kiswahili: "part" },
  press: { file: "site/press.yaml", schema: PressSchema },
  propertyListing: { file: "site/property-listing.yaml", schema: PropertyListingSchema },
  ratesAndFees: { file: "site/rates-and-fees.yaml", schema: RatesAndFeesSchema, kiswahili: "all" },
  redirects: { file: "site/redirects.yaml", schema: RedirectsSchema },
  search: { file: "site/search.yaml", schema: SearchSchema, kiswahili: "part" },
  serviceStatus: {
    file: "site/service-status.yaml",
    schema: ServiceStatusSchema,
    kiswahili: "part",
  },
  sharing: { file: "site/sharing.yaml", schema: SharingSchema },
  siteMap: { file: "site/site-map.yaml", schema: SiteMapSchema },
  specimenExchangeRates: {
    file: "specimen/exchange-rates.yaml",
    schema: SpecimenExchangeRatesSchema,
  },
  specimenJobs: { file: "specimen/jobs.yaml", schema: SpecimenJobsSchema },
  waysToBank: { file: "site/ways-to-bank.yaml", schema: WaysToBankSchema, kiswahili: "all" },
  whizz: { file: "site/whizz.yaml", schema: WhizzSchema },
} as const satisfies Record<string, ContentFile>;

export type ContentFiles = {
  readonly [Name in keyof typeof contentFiles]: z.output<(typeof contentFiles)[Name]["schema"]>;
};

// The cast: Object.keys forgets the type of the keys it lists.
export const contentNames = Object.keys(contentFiles) as (keyof ContentFiles)[];

export const contentFile = (name: keyof ContentFiles): ContentFile => contentFiles[name];
