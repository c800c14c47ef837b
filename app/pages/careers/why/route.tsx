import { CareersTabs } from "#app/features/careers/careers-tabs.tsx";
import { Link } from "#app/ui/navigation/link.tsx";
import { OpenJobs } from "./open-jobs.tsx";
import { readOpenJobs } from "./read-open-jobs.ts";
import { TestimonialGrid } from "#app/features/careers/testimonial-card.tsx";
import { toTestimonialCard } from "#app/features/careers/testimonial-card-data.ts";
import { whyTitle } from "#app/features/careers/why-title.ts";
import { Banner } from "#app/layout/banner/banner.tsx";
import { ButtonLink } from "#app/ui/form/button.tsx";
import { SpecimenMark } from "#app/parts/specimen-mark.tsx";
import { Values } from "#app/ui/figures/values.tsx";
import { brieflyCachedPage } from "#app/lib/cache-policy.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import type { Route } from "./+types/route";
import { Paragraphs } from "#app/ui/text-list.tsx";
import stack from "#app/ui/stack.module.css";
import rows from "#app/ui/rows.module.css";
import styles from "./why.module.css";
import type { Careers } from "#model/careers/schema.ts";
import { OwnFactDay } from "#app/layout/words/page-source.tsx";
import { FigureList } from "#app/ui/figures/figure-list.tsx";
import type { ReactNode } from "react";
import { Icon } from "#app/ui/media/icon.tsx";
import { Cutout } from "#app/parts/cutout.tsx";
import colours from "#app/ui/tone.module.css";

const voicesShown = 2;

/** CAR-6: reasons to work here, at /careers/why-hfc and at /careers. */
export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { content } = services;
  const { careers, settings, testimonials } = content;
  const title = whyTitle(careers, settings);
  return {
    title,
    jobs: await readOpenJobs(services),
    voices: testimonials
      .slice(0, voicesShown)
      .map((testimonial) => toTestimonialCard(testimonial, careers)),
    meta: { title, description: careers.why.summary, canonical: link("/careers") },
    // The crumb "Careers" of the other pages leads here.
    crumbs: [{ label: careers.crumb }],
  };
}

export const headers = () => brieflyCachedPage;

export default function Why({ loaderData }: Route.ComponentProps) {
  const { why, seeJobs } = useServices().content.careers;
  const { title, jobs, voices } = loaderData;
  return (
    <>
      <Banner motif="corporate" seed="careers" kicker={why.headline} title={title}>
        {why.provenance === "specimen" && <SpecimenMark />}
      </Banner>
      <div className={styles.page}>
        <div className={`${stack.even} ${styles.start} wrap`}>
          <CareersTabs current="why" />
          <OpenJobs jobs={jobs} />
          <p>{why.lead}</p>
        </div>
        <Companies {...why.companies} />
        <Values {...why.values} belt={paths.pattern("insurance", "strip", "careers")} />
        <section className={`${stack.wide} wrap`} aria-labelledby="voices">
          <div className={rows.ends}>
            <h2 id="voices">{why.voices.title}</h2>
            <Link href={link("/careers/testimonials")}>{why.voices.more}</Link>
          </div>
          <TestimonialGrid cards={voices} level={3} />
        </section>
        <SharePlan {...why.shares} />
        <HowToApply {...why.steps}>
          <ButtonLink href={link("/careers/jobsListing")}>{seeJobs}</ButtonLink>
        </HowToApply>
      </div>
    </>
  );
}

/** The employee share plan, with its three figures and their source. */
function SharePlan({ title, text, figures, source, asOf }: Careers["why"]["shares"]) {
  return (
    <section className={`${styles.shares} wrap`} aria-labelledby="shares">
      <div className={stack.close}>
        <h2 id="shares">{title}</h2>
        <Paragraphs texts={text} />
        {source && <OwnFactDay source={source} asOf={asOf} />}
      </div>
      <FigureList
        className={styles.figures}
        lines={figures.map(({ label, figure }) => [label, figure])}
      />
    </section>
  );
}

type HowToApplyProps = Careers["why"]["steps"] & { children: ReactNode };

/** The steps of an application, and a warning against demands for money. */
function HowToApply({ title, items, warning, children }: HowToApplyProps) {
  return (
    <section className={`${stack.wide} ${styles.apply} wrap`} aria-labelledby="apply">
      <h2 id="apply">{title}</h2>
      <ol className={`${stack.wide} ${styles.steps}`}>
        {items.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className={styles.warning}>
        <Icon name="warning-circle-fill" />
        {warning}
      </p>
      {children}
    </section>
  );
}

/** The companies of the group as employers. */
function Companies({ title, parent, others, more }: Careers["why"]["companies"]) {
  return (
    <section className={`${stack.roomy} wrap`} aria-labelledby="companies">
      <div className={styles.head}>
        <h2 id="companies">{title}</h2>
        <p>
          <strong>{parent.name}.</strong> {parent.text} <Link href={link("/about-us")}>{more}</Link>
        </p>
      </div>
      <ul className={`${stack.wide} ${styles.tiles}`}>
        {others.map(({ name, text, scene, tone }) => (
          <li key={name} className={`${styles.tile} ${colours.tone}`} data-tone={tone}>
            <h3>{name}</h3>
            <p>{text}</p>
            <Cutout
              className={styles.picture}
              scene={scene}
              sizes="(min-width: 64em) 18rem, (min-width: 36em) 45vw, 9rem"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
