import type { ContentFiles } from "#model/load/content-files.ts";
import type { Film } from "#model/films/schema.ts";
import type { Family } from "#domain/products/families.ts";
import type { InEachLanguage, Language } from "#domain/texts/language.ts";
import type { Holidays } from "#domain/time/opening-hours.ts";
import type { FigureDays } from "#model/facts/references.ts";
import type { FileDates } from "#model/dates/file-dates.ts";
import type { Investors } from "#model/investors/schema.ts";
import type { RightsIssue } from "#model/rights-issue/load.ts";
import type { Campaign } from "#model/campaigns/schema.ts";
import type { Article, ArticlePictures } from "#model/articles/schema.ts";
import type { Atm, Branch } from "#model/branches/schema.ts";
import type { SiteDocument } from "#model/documents/schema.ts";
import type { EligibilityRecord } from "#model/eligibility/schema.ts";
import type { Insurer } from "#model/insurers/schema.ts";
import type { FamilyText, Landing } from "#model/products/landing-schema.ts";
import type { Leader } from "#model/leaders/schema.ts";
import type { Page } from "#model/reading/page.ts";
import type { Fact } from "#model/products/fact-schema.ts";
import type { Product } from "#model/products/schema.ts";
import type { Property } from "#model/properties/schema.ts";
import type { Settings } from "#model/reading/site.ts";
import type { Testimonial } from "#model/testimonials/schema.ts";
import type { Underwriter } from "#model/insurers/underwriter-schema.ts";
import type { WhizzStatement } from "#model/whizz/statement-schema.ts";
import type { NewJob } from "#domain/careers/job.ts";
import type { SpecimenJob } from "#model/careers/job-file-schema.ts";
import type { SharePictures } from "#domain/pictures/share-card.ts";

/** All that editors wrote, checked and frozen; the figures of products are filled into their texts. */
export type Content = ContentFiles &
  Readonly<{
    /** The language of its texts. */
    language: Language;
    /** Texts of records that have none in this language. */
    untranslatedTexts: ReadonlySet<string>;
    /** Figures that no product owns. */
    facts: readonly Fact[];
    figureDays: FigureDays;
    settings: Settings;
    underwriters: readonly Underwriter[];
    insurers: readonly Insurer[];
    products: readonly Product[];
    campaigns: readonly Campaign[];
    families: Readonly<Record<Family, FamilyText>>;
    landings: readonly Landing[];
    /** By name. */
    films: Readonly<Record<string, Film>>;
    /** By order. */
    eligibility: readonly (EligibilityRecord & { id: string })[];
    pages: readonly Page[];
    documents: readonly SiteDocument[];
    leaders: readonly Leader[];
    whizzStatement: WhizzStatement;
    specimenJobs: readonly SpecimenJob[];
    /** The bank's own jobs: a content pull brings them to the careers pages. */
    ownJobs: readonly NewJob[];
    testimonials: readonly Testimonial[];
    properties: readonly Property[];
    /** Newest first. */
    articles: readonly Article[];
    /** The pictures that articles may show, by file. */
    articlePictures: ArticlePictures;
    investors: Investors;
    rightsIssue: RightsIssue;
    publicHolidays: Holidays;
    /** By name. */
    branches: readonly Branch[];
    atms: readonly Atm[];
    sharePictures: SharePictures;
    /** The owner and the times of each file. */
    dates: readonly FileDates[];
    /** The URLs of records that have expired. */
    expired: readonly string[];
    /** PDFs that are not public now. */
    unpublishedFiles: readonly string[];
  }>;

/** The content in each language. */
export type Contents = InEachLanguage<Content>;
