import type { Content } from "#model/content.ts";
import { checkUnique } from "#model/reading/unique.ts";

/** Testimonials whose company is not in the group, and two with the same text. */
export function checkTestimonials({ careers, testimonials }: Content): string[] {
  const { parent, others } = careers.why.companies;
  const companies = [parent, ...others].map(({ name }) => name);
  return [
    ...testimonials
      .filter(({ company }) => !companies.includes(company))
      .map(
        (each) => `${fileOf(each)} company: ${each.company} is not one of ${companies.join(", ")}`,
      ),
    ...checkUnique(testimonials, fileOf, "name", ({ name }) => [name]),
    ...checkUnique(testimonials, fileOf, "quote", ({ quote }) => [quote]),
  ];
}

const fileOf = ({ path }: { path: string }) => `testimonials/${path}.yaml`;
