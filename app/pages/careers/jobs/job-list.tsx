import { Icon } from "#app/ui/icon.tsx";
import linked from "#app/ui/linked-card.module.css";
import { SpecimenMark } from "#app/parts/specimen-mark.tsx";
import { paths } from "#app/pages/paths.ts";
import type { JobCardData } from "#app/features/careers/job-card-data.ts";
import styles from "./job-list.module.css";

/** A job with the pattern of its company. */
function JobCard({ job }: { job: JobCardData }) {
  return (
    <article className={`${linked.card} ${styles.card}`} data-family={job.family}>
      <img
        className={styles.pattern}
        src={paths.pattern(job.motif, "tile", job.id)}
        alt=""
        width="480"
        height="360"
        loading="lazy"
        decoding="async"
      />
      <div className={styles.words}>
        <p className={styles.company}>
          {job.company}
          {job.isSpecimen && <SpecimenMark />}
        </p>
        <h3 className={styles.title}>
          <a className={linked.link} href={job.href}>
            {job.title}
          </a>
        </h3>
        <p className={styles.tagline}>{job.tagline}</p>
        <p className={styles.place}>
          {job.department}
          <span>{job.category}</span>
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
    <ul className={styles.list}>
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard job={job} />
        </li>
      ))}
    </ul>
  );
}
