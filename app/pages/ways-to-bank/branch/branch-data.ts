import type { Branch } from "#model/branches/schema.ts";
import type { Settings } from "#model/reading/site.ts";
import type { WaysToBank } from "#model/branches/ways-to-bank-schema.ts";
import { areHoursSpecimen, hoursOf } from "#app/features/branches/branch-facts.ts";
import type { HolidayAhead } from "./branch-hours.ts";

type BranchDataOptions = {
  branch: Branch;
  settings: Settings;
  texts: WaysToBank;
  holidays: readonly HolidayAhead[];
  url: string;
};

/**
 * The structured data of a branch (schema.org/BankOrCreditUnion), without specimens. No `geo`: the known position is
 * the middle of a neighbourhood and would mislead visitors.
 */
export function branchData({ branch, settings, texts, holidays, url }: BranchDataOptions) {
  const { bank, phone } = settings;
  const { name, place, town, county, clearingCode } = branch;
  const isHoursKnown = !areHoursSpecimen(branch, texts);
  return {
    "@context": "https://schema.org",
    "@type": "BankOrCreditUnion",
    name: `${bank.name} ${name}`,
    url,
    branchCode: clearingCode,
    parentOrganization: { "@type": "Organization", name: bank.legalName },
    address: {
      "@type": "PostalAddress",
      ...(place !== undefined && { streetAddress: place }),
      addressLocality: town,
      addressRegion: county,
      addressCountry: "KE",
    },
    ...(phone.provenance !== "specimen" && { telephone: phone.dial }),
    ...(isHoursKnown && {
      openingHoursSpecification: weekOf(branch, texts),
      specialOpeningHoursSpecification: holidays.map(({ day }) => ({
        "@type": "OpeningHoursSpecification",
        validFrom: day,
        validThrough: day,
        // Schema.org's notation for a closed day.
        opens: "00:00",
        closes: "00:00",
      })),
    }),
  };
}

const daysOf = {
  weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
  saturday: ["Saturday"],
  sunday: ["Sunday"],
} as const;

function weekOf(branch: Branch, texts: WaysToBank) {
  const hours = hoursOf(branch, texts);
  return (["weekdays", "saturday", "sunday"] as const).flatMap((days) => {
    const times = hours[days];
    return times
      ? {
          "@type": "OpeningHoursSpecification",
          dayOfWeek: daysOf[days],
          opens: times.open,
          closes: times.close,
        }
      : [];
  });
}
