import type { Whizz } from "./content.ts";
import { useServices } from "#app/lib/services.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SpecimenMark } from "#app/parts/specimen-mark.tsx";
import styles from "./lost-phone.module.css";

/** The steps after losing the phone, with the number to call first. */
export function LostPhone({ title, lead, call, steps }: Whizz["lost"]) {
  const { settings } = useServices().content;
  const { display, dial, provenance } = settings.phone;
  return (
    <section className="wrap" aria-labelledby="lost">
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2 id="lost">{title}</h2>
          <p>{lead}</p>
          <p>
            <ButtonLink href={`tel:${dial}`}>
              <Icon name="phone-call-fill" />
              {call} {display}
            </ButtonLink>{" "}
            {provenance === "specimen" && <SpecimenMark />}
          </p>
        </div>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    </section>
  );
}
