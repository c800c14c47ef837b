import type { Content } from "#model/content.ts";
import { type AppOptions, createApp } from "./app.ts";
import type { Backend } from "./backend.ts";
import { pageAddresses } from "./discovery/page-addresses.ts";
import { siteFileRoutes } from "./discovery/site-files.routes.ts";
import { policyReportRoutes } from "./http/policy-reports.ts";
import type { PageServices } from "./page-services.ts";
import { pictureRoutes } from "./press/picture.routes.ts";
import { spreadsheetRoutes } from "./spreadsheets/spreadsheet.routes.ts";

type Parts = Pick<AppOptions, "origin" | "log" | "security"> & {
  backend: Backend;
  /** In English, the language of all that is no page and no answer of the API. */
  content: () => Content;
  contentFolder: () => string;
  pages: PageServices;
};

type Own = Pick<
  AppOptions,
  | "respondWithPage"
  | "clientFiles"
  | "headers"
  | "publicOrigin"
  | "pageAddress"
  | "findObstacle"
  | "isContentCurrent"
>;

/** The site as production and development serve it; `own` is what they differ in. */
export function createSiteApp(
  { backend, content, contentFolder, pages: { services, ...answers }, ...parts }: Parts,
  own: Own,
) {
  return createApp({
    ...parts,
    ...answers,
    ...own,
    sitemaps: () => pageAddresses(services.en),
    siteFiles: siteFileRoutes({ content, origin: parts.origin, now: Date.now }),
    articlePictures: pictureRoutes({ contentFolder, content }),
    feed: async () => (await import("./press/articles-feed.ts")).articlesFeed(services.en),
    isUnpublished: (file) => content().unpublishedFiles.includes(file),
    moved: () => content().redirects,
    spreadsheets: spreadsheetRoutes((language) => services[language].content, answers.shed),
    policyReports: policyReportRoutes(parts.security),
    acts: backend.acts,
    api: backend.api,
    apiDocument: services.en.apiDocument,
  });
}
