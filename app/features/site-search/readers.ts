import type { Content } from "#model/content.ts";
import { readArticles } from "./readers/articles.ts";
import { readDocuments } from "./readers/documents.ts";
import { readPages } from "./readers/pages.ts";
import { readLeaders, readTestimonials } from "./readers/people.ts";
import { readAtms, readBranches } from "./readers/places.ts";
import { readProducts } from "./readers/products.ts";
import { readCampaigns, readProperties } from "./readers/property.ts";
import type { SearchRecord } from "./search-record.ts";

type Reader = (content: Content) => SearchRecord[];

/** Readers of the searchable content, in the order of equal results. Jobs are not content and come last. */
export const readers: readonly Reader[] = [
  readProducts,
  readProperties,
  readCampaigns,
  readPages,
  readArticles,
  readLeaders,
  readBranches,
  readAtms,
  readDocuments,
  readTestimonials,
];
