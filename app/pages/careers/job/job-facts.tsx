import { useServices } from "#app/lib/services.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { paths } from "#app/pages/paths.ts";
import type { JobCardData } from "#app/features/careers/job-card-data.ts";
import styles from "./job-facts.module.css";

/** A box beside a job: its company, facts, deadline and the link to apply. */
export function JobFacts({ job }: { job: JobCardData }) {
  const texts = useServices().content.careers.job;
  const facts = [
    [texts.company, job.company],
    [texts.department, job.department],
    [texts.category, job.category],
  ] as const;
  return (
    <aside className={styles.facts} aria-label={texts.glance}>
      <img
        className={styles.strip}
        src={paths.pattern(job.motif, "strip", job.id)}
        alt=""
        width="1200"
        height="96"
      />
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{texts.deadline}</dt>
          <dd>
            <time dateTime={job.deadline}>{job.deadline}</time>
          </dd>
        </div>
      </dl>
      <p className={styles.closing}>{job.closing}</p>
      <ButtonLink href={paths.jobApplication(job.id)}>{texts.apply}</ButtonLink>
    </aside>
  );
}
