import type { Careers } from "#model/careers/schema.ts";
import type { Testimonial } from "#model/testimonials/schema.ts";
import { initialsOf } from "#domain/contact/initials.ts";
import { paths } from "#app/pages/paths.ts";
import { lookOf } from "./company-look.ts";

/** The fields of a testimonial that lists show. */
export function toTestimonialCard(testimonial: Testimonial, careers: Careers) {
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

export type TestimonialCardData = ReturnType<typeof toTestimonialCard>;
