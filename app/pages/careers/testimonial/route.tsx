import { TestimonialGrid } from "#app/features/careers/testimonial-card.tsx";
import { toTestimonialCard } from "#app/features/careers/testimonial-card-data.ts";
import { Banner } from "#app/layout/banner/banner.tsx";
import { Story } from "#app/layout/words/story.tsx";
import { ButtonLink } from "#app/ui/form/button.tsx";
import { SpecimenMark } from "#app/parts/specimen-mark.tsx";
import { careersCrumbs } from "#app/features/careers/careers-crumbs.ts";
import { orNotFound } from "#app/lib/or-not-found.ts";
import { othersAfter } from "#app/lib/others-after.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import type { Route } from "./+types/route";
import { Paragraphs } from "#app/ui/text-list.tsx";
import quotation from "#app/ui/quote.module.css";
import styles from "./testimonial.module.css";

const shownBelow = 2;

export function loader({ context, params }: Route.LoaderArgs) {
  const { content } = context.get(servicesContext);
  const { careers, testimonials } = content;
  const testimonial = orNotFound(testimonials.find(({ path }) => path === params.path));
  const { name, company, quote, description, path } = testimonial;
  return {
    card: toTestimonialCard(testimonial, careers),
    description,
    others: othersAfter(testimonials, testimonial, shownBelow).map((other) =>
      toTestimonialCard(other, careers),
    ),
    meta: {
      title: `${name}, ${company}`,
      description: quote,
      canonical: paths.testimonial(path),
    },
    crumbs: careersCrumbs(
      content,
      { label: careers.testimonials.title, href: link("/careers/testimonials") },
      { label: name },
    ),
  };
}

export default function TestimonialPage({ loaderData }: Route.ComponentProps) {
  const { careers } = useServices().content;
  const { card, description, others } = loaderData;
  return (
    <div data-family={card.family}>
      <Banner
        motif={card.motif}
        seed={card.path}
        kicker={
          <>
            {card.company}
            {card.isSpecimen && <SpecimenMark />}
          </>
        }
        title={card.name}
        isBlurred
      />
      <Story portrait={card.portrait}>
        <blockquote className={`${styles.quote} ${quotation.marks}`}>{card.quote}</blockquote>
        <Paragraphs texts={description} />
        <ButtonLink href={link("/careers/jobsListing")}>{careers.seeJobs}</ButtonLink>
      </Story>
      <section className={`${styles.others} wrap`} aria-labelledby="others">
        <h2 id="others">{careers.testimonials.others}</h2>
        <TestimonialGrid cards={others} level={3} />
      </section>
    </div>
  );
}
