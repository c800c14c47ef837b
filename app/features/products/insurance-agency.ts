import type { Content } from "#model/content.ts";
import { paths } from "#app/pages/paths.ts";

/** The group's company that links to the insurance page: it places cover (schema.org/InsuranceAgency). */
export function insuranceAgency(
  { aboutUs, settings }: Pick<Content, "aboutUs" | "settings">,
  origin: string,
) {
  const company = aboutUs.subsidiaries.items.find(
    ({ link }) => "to" in link && link.to === paths.insurance(),
  );
  return {
    "@type": "InsuranceAgency",
    name: company?.name ?? settings.bank.legalName,
    url: origin + paths.insurance(),
    parentOrganization: { "@type": "Corporation", name: settings.group.legalName },
  };
}
