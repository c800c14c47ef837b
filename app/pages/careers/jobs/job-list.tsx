import { Icon } from "#app/ui/media/icon.tsx";
import { Link } from "#app/ui/navigation/link.tsx";
import linked from "#app/ui/navigation/linked-card.module.css";
import { SpecimenMark } from "#app/parts/specimen-mark.tsx";
import { PatternImage } from "#app/parts/pattern-image.tsx";
import type { JobCardData } from "#app/features/careers/job-card-data.ts";
import stack from "#app/ui/stack.module.css";
import styles from "./job-list.module.css";

/** A job with the pattern of its company. */
function JobCard({ job }: { job: JobCardData }) {
  return (
    <article className={`${linked.card} ${styles.card}`} data-family={job.family}>
      <PatternImage className={styles.pattern} motif={job.motif} shape="tile" seed={job.id} />
      <div className={styles.words}>
        <p className={styles.company}>
          {job.company}
          {job.isSpecimen && <SpecimenMark />}
        </p>
        <h3 className={styles.title}>
          <Link className={linked.link} href={job.href}>
            {job.title}
          </Link>
        </h3>
        <p className={styles.tagline}>{job.tagline}</p>
        <p className={styles.place}>
          {[job.place, job.department, job.category].filter(Boolean).join(" · ")}
        </p>
        <p className={styles.closing}>
          <Icon name="calendar-blank-bold" />
          <time dateTime={job.deadline}>{job.closing}</time>
        </p>
      </div>
    </article>
  );
}

export function JobList({ jobs }: { jobs: readonly JobCardData[] }) {
  return (
    <ul className={stack.wide}>
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard job={job} />
        </li>
      ))}
    </ul>
  );
}
