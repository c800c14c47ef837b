import { CareersTabs } from "#app/features/careers/careers-tabs.tsx";
import { toJobCard } from "#app/features/careers/job-card-data.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import { JobList } from "./job-list.tsx";
import { readJobs } from "#app/features/careers/read-jobs.ts";
import { Banner } from "#app/layout/banner/banner.tsx";
import { ButtonLink } from "#app/ui/form/button.tsx";
import { brieflyCachedPage } from "#app/lib/cache-policy.ts";
import { countOf } from "#app/lib/count-of.ts";
import { careersCrumbs } from "#app/features/careers/careers-crumbs.ts";
import { applyFilters, filterBy, filterFields } from "#app/lib/list-filters.ts";
import { stateTitle } from "#app/lib/state-title.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { askedOf, once } from "#app/lib/page-parameters.ts";
import { link } from "#app/pages/link.ts";
import type { Route } from "./+types/route";
import rows from "#app/ui/rows.module.css";
import stack from "#app/ui/stack.module.css";
import styles from "./jobs.module.css";
import { FilterFields } from "#app/ui/filter/filter-fields.tsx";

/** CAR-3: jobs in one answer. */
const pageSize = 100;

export const handle = { parameters: once(["department", "subsidiary", "category"]) };

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { content } = services;
  const { careers } = content;
  const { jobs } = await readJobs(services, (all) => all.list({ pageNo: 0, pageSize }));
  const all = {
    department: filterBy(jobs, ({ jobDepartment }) => [jobDepartment]),
    subsidiary: filterBy(jobs, ({ subsidiary }) => [subsidiary]),
    category: filterBy(jobs, ({ category }) => [category.name]),
  };
  const asked = askedOf(request, handle.parameters);
  const { filters, isFiltered, fitting } = applyFilters(jobs, all, asked);
  const now = services.now().getTime();
  const { title, count } = careers.jobs;
  const state =
    fitting.length > 0 ? countOf(fitting.length, count) : careers.jobs.filters.noneMatch.title;
  return {
    filters,
    isFiltered,
    isAnyOpen: jobs.length > 0,
    jobs: fitting.map((job) => toJobCard(job, careers, now)),
    meta: {
      title: stateTitle(
        title,
        Object.values(filters).map(({ chosen }) => chosen),
        state,
      ),
      description: careers.jobs.summary,
      canonical: link("/careers/jobsListing"),
    },
    crumbs: careersCrumbs(content, { label: careers.jobs.title }),
  };
}

export const headers = () => brieflyCachedPage;

export default function Jobs({ loaderData }: Route.ComponentProps) {
  const { jobs: texts, testimonials } = useServices().content.careers;
  const { jobs, filters, isFiltered, isAnyOpen } = loaderData;
  const { clear, noneMatch } = texts.filters;
  return (
    <>
      <Banner motif="corporate" seed="careers-jobs" title={texts.title} lead={texts.lead} />
      <div className={`${stack.wide} ${styles.page} wrap`}>
        <CareersTabs current="jobs" />
        {isAnyOpen && (
          <FilterFields
            texts={texts.filters}
            action={`${link("/careers/jobsListing")}#list`}
            filters={filterFields(filters, texts.filters)}
          />
        )}
        {jobs.length > 0 && (
          <div className={rows.ends} id="list">
            <h2>{countOf(jobs.length, texts.count)}</h2>
            {isFiltered && <Link href={link("/careers/jobsListing")}>{clear}</Link>}
          </div>
        )}
        {jobs.length > 0 && <JobList jobs={jobs} />}
        {!isAnyOpen && (
          <Empty
            {...texts.none}
            href={link("/careers/testimonials")}
            linkText={testimonials.title}
          />
        )}
        {isAnyOpen && jobs.length === 0 && (
          <Empty id="list" {...noneMatch} href={link("/careers/jobsListing")} linkText={clear} />
        )}
      </div>
    </>
  );
}

type EmptyProps = { id?: string; title: string; text: string; href: string; linkText: string };

function Empty({ id, title, text, href, linkText }: EmptyProps) {
  return (
    <div className={stack.empty} id={id}>
      <h2>{title}</h2>
      <p>{text}</p>
      <ButtonLink href={href} variant="secondary">
        {linkText}
      </ButtonLink>
    </div>
  );
}
