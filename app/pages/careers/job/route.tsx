import { Paragraphs, TextList } from "#app/ui/text-list.tsx";
import { Link } from "#app/ui/navigation/link.tsx";
import { JobFacts } from "./job-facts.tsx";
import { toJobCard } from "#app/features/careers/job-card-data.ts";
import { jobPosting, paragraphsOf } from "./job-posting.ts";
import { openJob } from "#app/features/careers/read-jobs.ts";
import { Banner } from "#app/layout/banner/banner.tsx";
import { ShareLinks } from "#app/layout/actions/share-links.tsx";
import { ButtonLink } from "#app/ui/form/button.tsx";
import { JsonLd } from "#app/ui/json-ld.tsx";
import { brieflyCachedPage } from "#app/lib/cache-policy.ts";
import { jobCrumbs } from "#app/features/careers/careers-crumbs.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import type { Route } from "./+types/route";
import stack from "#app/ui/stack.module.css";
import styles from "./job.module.css";

/** A job with all its fields (CAR-2). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { origin, content } = services;
  const { careers, messages, settings } = content;
  const job = await openJob(services, params.job);
  const address = origin + paths.job(job.id);
  return {
    card: toJobCard(job, careers, services.now().getTime()),
    address,
    paragraphs: paragraphsOf(job),
    lists: (["accountabilities", "competencies", "qualifications"] as const).map((name) => ({
      title: careers.job[name],
      items: job[name],
    })),
    posting: jobPosting({
      job,
      texts: careers.job,
      organisation: { name: settings.group.legalName, url: origin + link("/") },
      logo: `${origin}/icon-512.png`,
      specimen: messages.specimenTitle,
    }),
    meta: {
      title: `${job.title}, ${job.subsidiary}`,
      description: job.tagline,
      canonical: paths.job(job.id),
    },
    crumbs: jobCrumbs(content, { label: job.title }),
  };
}

export const headers = () => brieflyCachedPage;

export default function JobPage({ loaderData }: Route.ComponentProps) {
  const { careers } = useServices().content;
  const { card, address, paragraphs, lists, posting } = loaderData;
  const texts = careers.job;
  return (
    <div data-family={card.family}>
      <Banner motif={card.motif} seed={card.id} title={card.title} />
      <div className={`${styles.page} wrap`}>
        <JobFacts job={card} />
        <div className={`${stack.roomy} ${styles.job}`}>
          <p className={styles.tagline}>{card.tagline}</p>
          <section aria-labelledby="about">
            <h2 id="about">{texts.about}</h2>
            <Paragraphs texts={paragraphs} />
          </section>
          {lists.map(({ title, items }) => (
            <section key={title}>
              <h2>{title}</h2>
              <TextList texts={items} className={stack.close} />
            </section>
          ))}
          <p className={styles.apply}>
            <ButtonLink href={paths.jobApplication(card.id)}>{texts.apply}</ButtonLink>
            <Link href={link("/careers/jobsListing")}>{texts.others}</Link>
          </p>
          <ShareLinks
            texts={texts.share}
            values={{ title: card.title, company: card.company, address }}
          />
        </div>
      </div>
      <JsonLd data={posting} />
    </div>
  );
}
