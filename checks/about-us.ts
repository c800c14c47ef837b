import type { Content } from "#model/content.ts";

/** Companies and values named differently on the careers pages, and history that is out of order. */
export function checkAboutUs({ aboutUs, careers }: Content): string[] {
  const { subsidiaries, values, history } = aboutUs;
  const file = "site/about-us.yaml";
  return [
    ...unlike(`${file} subsidiaries`, subsidiaries.items, careers.why.companies.others),
    ...unlike(`${file} values`, values.items, careers.why.values.items),
    ...history.milestones.flatMap(({ on }, i) => {
      const before = history.milestones[i - 1]?.on ?? "";
      return on < before ? [`${file} history.milestones.${i}.on: ${on} is below ${before}`] : [];
    }),
  ];
}

type Named = readonly { name: string }[];

function unlike(place: string, these: Named, those: Named): string[] {
  const names = those.map(({ name }) => name);
  return these
    .filter(({ name }) => !names.includes(name))
    .map(({ name }) => `${place}: ${name} is not one of ${names.join(", ")} in site/careers.yaml`);
}
