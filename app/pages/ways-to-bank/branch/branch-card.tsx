import { fillText } from "#domain/texts/fill-text.ts";
import { PageAction } from "#app/layout/actions/page-action.tsx";
import { reachOf } from "#app/lib/reach.ts";
import { useServices } from "#app/lib/services.tsx";
import { ButtonLink } from "#app/ui/form/button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { SpecimenMark } from "#app/parts/specimen-mark.tsx";
import { formatDay } from "#domain/time/days.ts";
import type { Branch } from "#model/branches/schema.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import rows from "#app/ui/rows.module.css";
import quiet from "#app/ui/quiet.module.css";
import stack from "#app/ui/stack.module.css";
import styles from "./branch-card.module.css";

export type BranchCardData = Pick<
  Branch,
  "name" | "place" | "clearingCode" | "list" | "asOf" | "details"
> & {
  where: string;
  directions: string;
};

/** The postal address of a branch, its contacts and its clearing code. */
export function BranchCard({ branch }: { branch: BranchCardData }) {
  const { content } = useServices();
  const { waysToBank, settings, language } = content;
  const texts = waysToBank.branch;
  const reach = reachOf(content);
  return (
    <section className={`${stack.even} ${styles.card} raised`} aria-labelledby="where">
      <h2 id="where">{texts.address}</h2>
      <address className={styles.address}>
        {settings.bank.name} {branch.name}
        <br />
        {branch.where}
      </address>
      {branch.place === undefined && <p className={quiet.note}>{texts.noStreet}</p>}
      <div className={rows.buttons}>
        <PageAction href={branch.directions} rel="external">
          <Icon name="map-pin-fill" />
          {texts.directions}
        </PageAction>
        <ButtonLink href={reach.href} variant="secondary">
          <Icon name={reach.kind === "phone" ? "phone-call-bold" : "chat-circle-text-bold"} />
          {reach.kind === "phone" ? texts.call : reach.label}
        </ButtonLink>
      </div>
      {reach.kind === "phone" && <p>{reach.display}</p>}
      <p>
        {texts.email}: <Link href={`mailto:${branch.details.email}`}>{branch.details.email}</Link>{" "}
        {branch.details.provenance === "specimen" && <SpecimenMark />}
      </p>
      <div className={`${stack.tight} ${styles.code}`}>
        <h3>{texts.clearingCode}</h3>
        <p className={styles.digits}>{branch.clearingCode}</p>
        <p>{texts.clearingCodeText}</p>
        {branch.asOf && (
          <p className={quiet.small}>
            {fillText(texts.list, { list: branch.list, day: formatDay(branch.asOf, language) })}
          </p>
        )}
      </div>
    </section>
  );
}
