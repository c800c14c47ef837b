import { bankPages } from "./bank.ts";
import { careersPages } from "./careers.ts";
import { cataloguePages } from "./catalogue.ts";
import { corporatePages } from "./corporate.ts";
import { investorsPages } from "./investors.ts";
import { pressPages } from "./press.ts";
import { propertyPages } from "./property.ts";
import { rightsIssuePages } from "./rights-issue.ts";
import { searchPages } from "./search.ts";
import { toolsPages } from "./tools.ts";
import { trustPages } from "./trust.ts";
import { waysToBankPages } from "./ways-to-bank.ts";

/** Every page of the site, by area, in the order of the sitemap. Routes and links are derived from it. */
export const pages = [
  ...corporatePages,
  ...bankPages,
  ...cataloguePages,
  ...toolsPages,
  ...propertyPages,
  ...pressPages,
  ...waysToBankPages,
  ...trustPages,
  ...investorsPages,
  ...rightsIssuePages,
  ...careersPages,
  ...searchPages,
];

/** The URL pattern of every page: what `link` knows. */
export type PagePath = (typeof pages)[number]["path"];
