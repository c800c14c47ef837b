import { useServices } from "#app/lib/services.tsx";
import { PageAction } from "#app/layout/actions/page-action.tsx";
import { WhatsappLink } from "#app/layout/actions/whatsapp-link.tsx";
import { paths } from "#app/pages/paths.ts";
import { SpecimenMark } from "#app/parts/specimen-mark.tsx";
import { PatternImage } from "#app/parts/pattern-image.tsx";
import type { JobCardData } from "#app/features/careers/job-card-data.ts";
import { LabelList } from "#app/ui/figures/figure-list.tsx";
import styles from "./job-facts.module.css";

/** A box beside a job: its company, facts, deadline and the link to apply. */
export function JobFacts({ job }: { job: JobCardData }) {
  const texts = useServices().content.careers.job;
  const closing = <time dateTime={job.deadline}>{job.closing}</time>;
  const facts = [
    [texts.deadline, closing],
    ...(job.place ? [[texts.place, job.place] as const] : []),
    [texts.company, job.company],
    [texts.department, job.department],
    [texts.category, job.category],
  ] as const;
  return (
    <aside className={`${styles.facts} raised`} aria-label={texts.glance}>
      <PatternImage
        className={styles.strip}
        motif={job.motif}
        shape="strip"
        seed={job.id}
        isEager
      />
      {job.isSpecimen && (
        <p>
          <SpecimenMark />
        </p>
      )}
      <PageAction href={paths.jobApplication(job.id)}>{texts.apply}</PageAction>
      <WhatsappLink subject={job.title} />
      <LabelList lines={facts} />
    </aside>
  );
}
