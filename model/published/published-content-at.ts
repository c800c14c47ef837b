import { type Stage, stageAt } from "#domain/time/live.ts";
import type { Content } from "#model/content.ts";
import { deepFreeze } from "#model/reading/deep-freeze.ts";
import { productOf } from "#model/eligibility/checks.ts";
import { publishedParts } from "./published-parts.ts";
import { leaveOutLinks } from "#model/published/leave-out-links.ts";

/** The paths of the pages that a content has. */
type AddressesOf = (content: Content) => readonly string[];

/**
 * The content that visitors see at a moment in milliseconds since 1970: without records outside their times, and
 * without links to them.
 */
export function publishedContentAt(all: Content, now: number, addressesOf: AddressesOf): Content {
  const { dates, ...timed } = all;
  const keep = (stages: readonly Stage[]) =>
    withoutIdleChecks({
      ...publishedParts(timed, (times) => stages.includes(stageAt(times, now))),
      dates,
    });
  const live = keep(["live"]);
  const past = keep(["live", "over"]);
  const seen = new Set(addressesOf(live));
  const unseen = new Set(addressesOf(all).filter((address) => !seen.has(address)));
  const files = new Set(filesOf(live));
  return deepFreeze({
    ...leaveOutLinks(live, unseen),
    expired: addressesOf(past).filter((address) => unseen.has(address)),
    unpublishedFiles: filesOf(all).filter((file) => !files.has(file)),
  });
}

/** A removed product removes its eligibility check too. */
function withoutIdleChecks(content: Content): Content {
  const { eligibility, products } = content;
  return { ...content, eligibility: eligibility.filter((each) => productOf(each, products)) };
}

/** The paths of records without publication times. */
export function untimedPaths({ dates, ...timed }: Content, addressesOf: AddressesOf): Set<string> {
  return new Set(addressesOf(withoutIdleChecks({ ...publishedParts(timed, () => false), dates })));
}

/** The PDFs that records name. */
function filesOf({ documents, investors }: Content): string[] {
  const ofInvestors = investors.groups.flatMap(({ years }) =>
    years.flatMap((year) => year.documents),
  );
  return [...documents.flatMap(({ files }) => files), ...ofInvestors].map(({ file }) => file);
}
