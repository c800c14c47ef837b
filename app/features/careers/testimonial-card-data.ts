import type { Careers } from "#model/careers/schema.ts";
import type { Testimonial } from "#model/testimonials/schema.ts";
import { initialsOf } from "#domain/contact/initials.ts";
import { paths } from "#app/pages/paths.ts";
import { type CompanyLook, lookOf } from "./company-look.ts";

export type TestimonialCardData = CompanyLook & {
  path: string;
  href: string;
  name: string;
  company: string;
  quote: string;
  isSpecimen: boolean;
  portrait: { picture: string | undefined; ring: string; initials: string };
};

/** The fields of a testimonial that lists show. */
export function toTestimonialCard(testimonial: Testimonial, careers: Careers): TestimonialCardData {
  const { path, name, company, quote, image, provenance } = testimonial;
  const look = lookOf(careers, company);
  return {
    ...look,
    path,
    name,
    company,
    quote,
    href: paths.testimonial(path),
    isSpecimen: provenance === "specimen",
    portrait: {
      picture: image,
      ring: paths.pattern(look.motif, "ring", path),
      initials: initialsOf(name),
    },
  };
}
