import { CareersTabs } from "#app/features/careers/careers-tabs.tsx";
import { TestimonialGrid } from "#app/features/careers/testimonial-card.tsx";
import { toTestimonialCard } from "#app/features/careers/testimonial-card-data.ts";
import { Banner } from "#app/layout/banner/banner.tsx";
import { ButtonLink } from "#app/ui/form/button.tsx";
import { cachedPage } from "#app/lib/cache-policy.ts";
import { careersCrumbs } from "#app/features/careers/careers-crumbs.ts";
import { metaOf } from "#app/lib/page-meta.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { askedOf, once } from "#app/lib/page-parameters.ts";
import { link } from "#app/pages/link.ts";
import type { Route } from "./+types/route";
import stack from "#app/ui/stack.module.css";
import styles from "./testimonials.module.css";

/** CAR-7: with more testimonials than this there is a "View More" link. */
const shownAtFirst = 5;

export const handle = { parameters: once(["all"]) };

export function loader({ context, request }: Route.LoaderArgs) {
  const { content } = context.get(servicesContext);
  const { careers, testimonials } = content;
  const isAll = askedOf(request, handle.parameters).has("all");
  const shown = isAll ? testimonials : testimonials.slice(0, shownAtFirst);
  const next = testimonials[shown.length];
  return {
    cards: shown.map((testimonial) => toTestimonialCard(testimonial, careers)),
    /** Opens the whole list at the first testimonial that is not shown yet. */
    more: next && `${link("/careers/testimonials")}?all=1#${next.path}`,
    meta: metaOf(careers.testimonials, link("/careers/testimonials")),
    crumbs: careersCrumbs(content, { label: careers.testimonials.title }),
  };
}

export const headers = () => cachedPage;

export default function Testimonials({ loaderData }: Route.ComponentProps) {
  const texts = useServices().content.careers.testimonials;
  const { cards, more } = loaderData;
  return (
    <>
      <Banner motif="corporate" seed="careers-testimonials" title={texts.title} lead={texts.lead} />
      <div className={`${stack.roomy} ${styles.page} wrap`}>
        <CareersTabs current="testimonials" />
        <TestimonialGrid cards={cards} />
        {more && (
          <p className={styles.more}>
            <ButtonLink href={more} variant="secondary">
              {texts.viewMore}
            </ButtonLink>
          </p>
        )}
      </div>
    </>
  );
}
