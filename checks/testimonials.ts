import type { Content } from "#model/content.ts";

/** Testimonials that name no company of the group, and two that search engines could not tell apart. */
export function checkTestimonials({ careers, testimonials }: Content): string[] {
  const { parent, others } = careers.why.companies;
  const companies = [parent, ...others].map(({ name }) => name);
  return testimonials.flatMap(({ path, name, company, quote }, i) => {
    const file = `testimonials/${path}.yaml`;
    const earlier = testimonials.slice(0, i);
    const twin = (isLike: (other: (typeof earlier)[number]) => boolean) => earlier.find(isLike);
    const namesake = twin((other) => other.name === name);
    const echo = twin((other) => other.quote === quote);
    return [
      ...(companies.includes(company)
        ? []
        : [`${file} company: ${company} is none of ${companies.join(", ")}`]),
      ...(namesake ? [`${file} name: "${name}" stands in ${namesake.path}.yaml too`] : []),
      ...(echo ? [`${file} quote: stands in ${echo.path}.yaml too`] : []),
    ];
  });
}
