import { join } from "node:path";
import type { z } from "zod";
import { bankingAudienceIds, families } from "#domain/catalogue.ts";
import { documentKeys } from "#domain/documents.ts";
import { lastDayOf } from "#domain/known-date.ts";
import { pageSlugs } from "#domain/pages.ts";
import { mistakesInCampaigns } from "./check-campaigns.ts";
import { mistakesInAboutUs } from "./check-about-us.ts";
import { mistakesInArticles } from "./check-articles.ts";
import { statementPages } from "#domain/whizz-statement.ts";
import { mistakesInBranches } from "./check-branches.ts";
import { mistakesInEligibility } from "./check-eligibility.ts";
import { mistakesInFiles } from "./check-files.ts";
import { mistakesInLeaders } from "./check-leaders.ts";
import { mistakesInLinks } from "./check-links.ts";
import { mistakesInRightsIssue } from "./check-rights-issue.ts";
import { mistakesInProducts } from "./check-products.ts";
import { mistakesInProperties } from "./check-properties.ts";
import { mistakesInScenes } from "./check-scenes.ts";
import { mistakesInTestimonials } from "./check-testimonials.ts";
import type { Content } from "./content.ts";
import { mistakesInDates } from "./check-dates.ts";
import { throwIfAny } from "./content-error.ts";
import { deepFreeze } from "./deep-freeze.ts";
import { type FileDates, timesIn } from "./file-dates.ts";
import { toFilms } from "./films.ts";
import { fillCampaign } from "./fill-campaign.ts";
import { fillProduct } from "./fill-product.ts";
import { toDocumentGroups } from "./load-investors.ts";
import { toHolidays } from "./public-holidays.ts";
import { rightsWords, toRightsIssue } from "./load-rights-issue.ts";
import { byId, readFileRecord, readFolder, readOneFile } from "./records.ts";
import { AboutUsSchema } from "./schema/about-us.ts";
import { ApplicationFormSchema } from "./schema/application-form.ts";
import { ApplicationMessagesSchema } from "./schema/application-messages.ts";
import { CampaignSchema } from "./schema/campaign.ts";
import { plainText, renderMarkdown } from "./markdown.ts";
import { type Article, ArticleSchema } from "./schema/article.ts";
import { AtmSchema, BranchSchema } from "./schema/branch.ts";
import { CareersMessagesSchema } from "./schema/careers-messages.ts";
import { CareersSchema } from "./schema/careers.ts";
import { DataRightsSchema } from "./schema/data-rights.ts";
import { DepositProtectionSchema } from "./schema/deposit-protection.ts";
import { DepositReturnSchema } from "./schema/deposit-return.ts";
import { DocumentWordsSchema } from "./schema/document-words.ts";
import { ComplaintsSchema } from "./schema/complaints.ts";
import { CompareSchema } from "./schema/compare.ts";
import { DocumentSchema } from "./schema/document.ts";
import { CanIApplySchema, EligibilitySchema } from "./schema/eligibility.ts";
import { EnquiryFormSchema } from "./schema/enquiry-form.ts";
import { ForexRatesSchema } from "./schema/forex-rates.ts";
import { FilmSchema } from "./schema/film.ts";
import { FraudCentreSchema } from "./schema/fraud-centre.ts";
import { FormMessagesSchema } from "./schema/form-messages.ts";
import { HomeCostPageSchema } from "./schema/home-cost.ts";
import { BankHomeSchema, GroupHomeSchema } from "./schema/home.ts";
import { InsurerSchema } from "./schema/insurer.ts";
import { InvestorCalendarSchema } from "./schema/investor-calendar.ts";
import { InvestorDocumentGroupSchema } from "./schema/investor-document.ts";
import { InvestorResultsSchema } from "./schema/investor-results.ts";
import { InvestorShareSchema } from "./schema/investor-share.ts";
import { InvestorsSchema } from "./schema/investors.ts";
import { FamilyTextSchema, InsurancePageSchema, LandingSchema } from "./schema/landing.ts";
import { LeaderSchema } from "./schema/leader.ts";
import { LeadershipSchema } from "./schema/leadership.ts";
import { LettersSchema } from "./schema/letters.ts";
import { LoanPricingSchema } from "./schema/loan-pricing.ts";
import { LoanCostPageSchema } from "./schema/loan-cost.ts";
import { MessagesSchema } from "./schema/messages.ts";
import { MotorComparisonSchema } from "./schema/motor-comparison.ts";
import { NoticesSchema } from "./schema/notices.ts";
import { PageSchema } from "./schema/page.ts";
import { PressSchema } from "./schema/press.ts";
import { type Product, ProductSchema } from "./schema/product.ts";
import { PublicHolidaysSchema } from "./schema/public-holidays.ts";
import { RatesAndFeesSchema } from "./schema/rates-and-fees.ts";
import { EntitlementPageSchema, RightsIssueSchema } from "./schema/rights-issue.ts";
import { RightsIssueTermsSchema } from "./schema/rights-issue-terms.ts";
import { RedirectsSchema } from "./schema/redirect.ts";
import { ServiceStatusSchema } from "./schema/service-status.ts";
import { SearchSchema } from "./schema/search.ts";
import { SharingSchema } from "./schema/sharing.ts";
import { PropertyListingSchema } from "./schema/property-listing.ts";
import { PropertySchema } from "./schema/property.ts";
import { MenusSchema, SettingsSchema } from "./schema/site.ts";
import { SiteMapSchema } from "./schema/site-map.ts";
import { SpecimenExchangeRatesSchema } from "./schema/specimen-exchange-rates.ts";
import { SpecimenJobsSchema } from "./schema/specimen-job.ts";
import { TestimonialSchema } from "./schema/testimonial.ts";
import { UnderwritersSchema } from "./schema/underwriter.ts";
import { StatementPageSchema, WhizzStatementSchema } from "./schema/whizz-statement.ts";
import { WhizzSchema } from "./schema/whizz.ts";
import { WaysToBankSchema } from "./schema/ways-to-bank.ts";
import { readSharePictures } from "./share-pictures.ts";
import { fillSiteWords, fillSiteWordsInMarkdown, siteWords } from "./site-words.ts";
import { toDocument } from "./to-document.ts";
import { toStatement } from "./to-statement.ts";

const ownPublicFolder = join(import.meta.dirname, "../public");

/**
 * Reads and cross-checks everything an editor wrote; throws a ContentError that lists the mistakes. Whoever is about
 * to draw the files of `public` reads it while they are missing.
 */
export function loadContent(
  root = import.meta.dirname,
  publicFolder = ownPublicFolder,
  { mayLackFiles = false } = {},
): Content {
  const settings = readOneFile(root, "site/settings.yaml", SettingsSchema);
  const words = siteWords(settings);
  const dates: FileDates[] = [];
  const noteDates = <R extends { file: string; value: unknown; review: object }>(record: R) => {
    dates.push({ ...record.review, file: record.file, times: timesIn(record.value) });
    return record;
  };
  const oneFile = <T>(file: string, schema: z.ZodType<T>) =>
    fillSiteWords(noteDates(readFileRecord(root, file, schema)).value, file, words);
  const site = <T>(name: string, schema: z.ZodType<T>) => oneFile(`site/${name}`, schema);
  const folder = <T>(name: string, schema: z.ZodType<T>) =>
    readFolder(root, name, schema)
      .map(noteDates)
      .map(({ value, ...record }) => ({
        ...record,
        value: fillSiteWords(value, record.file, words),
      }));

  const underwriters = site("underwriters.yaml", UnderwritersSchema);
  const products = folder("products", ProductSchema);
  throwIfAny(mistakesInProducts(products, new Set(underwriters.map(({ id }) => id))));
  const productRecords = products.map(({ value }) => value);
  const campaigns = folder("campaigns", CampaignSchema).map(({ id, value }) => ({
    ...value,
    path: id,
  }));
  throwIfAny(mistakesInCampaigns(campaigns, productRecords));
  const insurers = folder("insurers", InsurerSchema);
  throwIfAny(
    insurers
      .filter(({ id, value }) => id !== value.id)
      .map(({ file, value }) => `${file} id: must be the file's name, is ${value.id}`),
  );
  const familyTexts = byId(folder("families", FamilyTextSchema), "families", families);
  const landings = byId(folder("landings", LandingSchema), "landings", bankingAudienceIds);
  const pages = byId(folder("pages", PageSchema), "pages", pageSlugs);
  const documents = byId(folder("documents", DocumentSchema), "documents", documentKeys);
  const toHtml = ({ body, file }: { body: string; file: string }) =>
    renderMarkdown(fillSiteWordsInMarkdown(body, file, words));

  const articles = folder("articles", ArticleSchema).map(({ id, value, ...record }) => ({
    ...value,
    path: id,
    day: value.notAfter ?? (value.date && lastDayOf(value.date)),
    html: toHtml(record),
    text: plainText(fillSiteWordsInMarkdown(record.body, record.file, words)),
  }));

  const rightsTerms = site("rights-issue-terms.yaml", RightsIssueTermsSchema);
  const waysToBank = site("ways-to-bank.yaml", WaysToBankSchema);
  const content: Content = {
    language: "en",
    leftInEnglish: new Set(),
    settings,
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
    underwriters,
    insurers: insurers.map(({ value }) => value).sort((a, b) => a.order - b.order),
    products: productRecords.map(fillProduct).sort(byOrderThenTitle),
    campaigns: campaigns
      .map((campaign) => fillCampaign(campaign, productRecords))
      .sort((a, b) => a.order - b.order),
    families: {
      "save-invest": familyTexts["save-invest"].value,
      borrow: familyTexts.borrow.value,
      insure: familyTexts.insure.value,
      "move-money-trade": familyTexts["move-money-trade"].value,
    },
    landings: bankingAudienceIds.map((id) => ({ ...landings[id].value, id })),
    insurancePage: site("insurance.yaml", InsurancePageSchema),
    groupHome: site("group-home.yaml", GroupHomeSchema),
    bankHome: site("bank-home.yaml", BankHomeSchema),
    films: toFilms(folder("films", FilmSchema), {
      products: productRecords,
      words: rightsWords(rightsTerms),
    }),
    homeCost: site("home-cost.yaml", HomeCostPageSchema),
    loanCost: site("loan-cost.yaml", LoanCostPageSchema),
    canIApply: site("can-i-apply.yaml", CanIApplySchema),
    eligibility: folder("eligibility", EligibilitySchema)
      .map(({ id, value }) => ({ ...value, id }))
      .sort((a, b) => a.order - b.order),
    depositReturn: site("deposit-return.yaml", DepositReturnSchema),
    pages: pageSlugs.map((slug) => ({ ...pages[slug].value, slug, html: toHtml(pages[slug]) })),
    aboutUs: site("about-us.yaml", AboutUsSchema),
    leadership: site("leadership.yaml", LeadershipSchema),
    leaders: folder("leaders", LeaderSchema)
      .map(({ id, value }) => ({ ...value, slug: id }))
      .sort((a, b) => a.order - b.order),
    documents: documentKeys.map((key) => toDocument(key, documents[key], { words, publicFolder })),
    documentWords: site("documents.yaml", DocumentWordsSchema),
    whizz: site("whizz.yaml", WhizzSchema),
    whizzStatement: toStatement(
      site("whizz-statement.yaml", WhizzStatementSchema),
      byId(folder("whizz-statement", StatementPageSchema), "whizz-statement", statementPages),
      words,
    ),
    careers: site("careers.yaml", CareersSchema),
    testimonials: folder("testimonials", TestimonialSchema)
      .map(({ id, value }) => ({ ...value, path: id }))
      .sort((a, b) => a.order - b.order),
    propertyListing: site("property-listing.yaml", PropertyListingSchema),
    properties: folder("properties", PropertySchema)
      .map(({ id, value }) => ({ ...value, path: id }))
      .sort((a, b) => a.order - b.order),
    press: site("press.yaml", PressSchema),
    articles: articles.sort(newestFirst),
    investors: {
      words: site("investors.yaml", InvestorsSchema),
      groups: toDocumentGroups(
        folder("investor-documents", InvestorDocumentGroupSchema),
        publicFolder,
      ),
      results: site("investor-results.yaml", InvestorResultsSchema),
      share: site("investor-share.yaml", InvestorShareSchema),
      calendar: site("investor-calendar.yaml", InvestorCalendarSchema),
    },
    waysToBank,
    publicHolidays: toHolidays(
      site("public-holidays.yaml", PublicHolidaysSchema),
      waysToBank.holidays,
    ),
    rightsIssue: toRightsIssue(
      rightsTerms,
      site("rights-issue.yaml", RightsIssueSchema),
      site("rights-issue-entitlement.yaml", EntitlementPageSchema),
    ),
    branches: folder("branches", BranchSchema)
      .map(({ id, value }) => ({ ...value, slug: id }))
      .sort((a, b) => a.name.localeCompare(b.name)),
    atms: folder("atms", AtmSchema).map(({ id, value }) => ({ ...value, slug: id })),
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
    // Drawn from all the rest, below.
    sharePictures: {},
    dates,
    // At every moment others: content-at.ts tells.
    expired: [],
    withheld: [],
  };
  throwIfAny([
    ...mistakesInLinks(content),
    ...(mayLackFiles ? [] : mistakesInFiles(content, publicFolder)),
    ...mistakesInScenes(content.products),
    ...mistakesInEligibility(content),
    ...mistakesInTestimonials(content),
    ...mistakesInProperties(content),
    ...mistakesInAboutUs(content),
    ...mistakesInLeaders(content),
    ...mistakesInArticles(content),
    ...mistakesInBranches(content),
    ...mistakesInRightsIssue(content),
    ...mistakesInDates(content),
  ]);
  return deepFreeze({ ...content, sharePictures: readSharePictures(content, publicFolder) });
}

function byOrderThenTitle(a: Product, b: Product) {
  return a.order - b.order || a.title.localeCompare(b.title);
}

/** What has no date stands last. */
function newestFirst(a: Article, b: Article) {
  return (b.day ?? "").localeCompare(a.day ?? "") || a.title.localeCompare(b.title);
}
