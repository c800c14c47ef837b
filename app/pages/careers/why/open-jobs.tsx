import { Icon } from "#app/ui/media/icon.tsx";
import { SpecimenMark } from "#app/parts/specimen-mark.tsx";
import type { JobCardData } from "#app/features/careers/job-card-data.ts";
import { useServices } from "#app/lib/services.tsx";
import { link } from "#app/pages/link.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import list from "#app/features/products/product-rows.module.css";
import rows from "#app/ui/rows.module.css";
import styles from "./open-jobs.module.css";

/** The first open jobs as rows, and a link to all. Without jobs it says so; `undefined` means that they cannot be read. */
export function OpenJobs({ jobs }: { jobs: readonly JobCardData[] | undefined }) {
  const { jobs: texts, job, seeJobs } = useServices().content.careers;
  return (
    <section className={styles.jobs} aria-labelledby="open-jobs">
      <div className={`${styles.head} ${rows.ends}`}>
        <h2 id="open-jobs">{texts.open}</h2>
        <Link href={link("/careers/jobsListing")}>{jobs ? job.others : seeJobs}</Link>
      </div>
      {jobs?.length === 0 && (
        <p>
          {texts.none.title}. {texts.none.text}
        </p>
      )}
      {jobs && jobs.length > 0 && (
        <ul className={list.rows}>
          {jobs.map((each) => (
            <li key={each.id} data-family={each.family}>
              <JobRow job={each} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function JobRow({ job }: { job: JobCardData }) {
  return (
    <Link className={list.row} href={job.href}>
      <span className={list.words}>
        <strong>{job.title}</strong>{" "}
        <span className={styles.place}>
          {job.company} · {job.department}
          {job.isSpecimen && <SpecimenMark />}
        </span>{" "}
        <time className={styles.closing} dateTime={job.deadline}>
          {job.closing}
        </time>
      </span>
      <Icon name="caret-right-bold" className={list.go} />
    </Link>
  );
}
