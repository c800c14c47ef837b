import type { Content } from "#model/content.ts";

/** Properties that name no campaign, and two that search engines could not tell apart. */
export function checkProperties({
  properties,
  campaigns,
}: Pick<Content, "properties" | "campaigns">): string[] {
  return properties.flatMap(({ path, title, summary, campaign }, i) => {
    const file = `properties/${path}.yaml`;
    const earlier = properties.slice(0, i);
    const namesake = earlier.find((other) => other.title === title);
    const echo = earlier.find((other) => other.summary === summary);
    return [
      ...(campaign === undefined || campaigns.some((each) => each.path === campaign)
        ? []
        : [`${file} campaign: there is no campaign ${campaign}`]),
      ...(namesake ? [`${file} title: "${title}" stands in ${namesake.path}.yaml too`] : []),
      ...(echo ? [`${file} summary: stands in ${echo.path}.yaml too`] : []),
    ];
  });
}
