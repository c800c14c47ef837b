import { fillText } from "#domain/pages/fill-text.ts";
import { useServices } from "#app/lib/services.tsx";
import { PageSource } from "#app/layout/page-source.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SpecimenMark } from "#app/parts/specimen-mark.tsx";
import type { FraudCentre } from "./content.ts";
import styles from "./troubles.module.css";

/** The steps to take after each kind of fraud, with the number to call first. */
export function Troubles() {
  const { fraudCentre, settings } = useServices().content;
  const { troubles, call } = fraudCentre;
  const { display, dial, provenance } = settings.phone;
  return (
    <section className={styles.troubles} aria-labelledby="now">
      <h2 id="now">{troubles.title}</h2>
      <p className={styles.call}>
        <ButtonLink href={`tel:${dial}`}>
          <Icon name="phone-call-fill" />
          {fillText(call, { phone: display })}
        </ButtonLink>
        {provenance === "specimen" && <SpecimenMark />}
      </p>
      {troubles.items.map((trouble, i) => (
        <Trouble key={trouble.id} trouble={trouble} isOpen={i === 0} />
      ))}
    </section>
  );
}

function Trouble({
  trouble,
  isOpen,
}: {
  trouble: FraudCentre["troubles"]["items"][number];
  isOpen: boolean;
}) {
  const { settings } = useServices().content;
  const { id, title, steps, provenance, source, asOf } = trouble;
  return (
    <details className={styles.trouble} id={id} open={isOpen}>
      <summary>{title}</summary>
      <div className={styles.content}>
        <ol>
          {steps.map((step) => (
            <li key={step}>{fillText(step, { phone: settings.phone.display })}</li>
          ))}
        </ol>
        {source && <PageSource source={source} asOf={asOf} />}
        {provenance === "specimen" && (
          <p>
            <SpecimenMark />
          </p>
        )}
      </div>
    </details>
  );
}
