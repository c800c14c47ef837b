import { fillText } from "#domain/texts/fill-text.ts";
import { type Reach, reachOf } from "#app/lib/reach.ts";
import { useServices } from "#app/lib/services.tsx";
import { OwnFactDay } from "#app/layout/words/page-source.tsx";
import { ButtonLink } from "#app/ui/form/button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { SpecimenMark } from "#app/parts/specimen-mark.tsx";
import type { FraudCentre } from "#model/page-texts/fraud-centre.ts";
import { shownSteps } from "./shown-steps.ts";
import { Steps } from "#app/ui/steps.tsx";
import stack from "#app/ui/stack.module.css";
import styles from "./troubles.module.css";

/** The steps to take after each kind of fraud, with the number to call first. */
export function Troubles() {
  const { content } = useServices();
  const { troubles, call, noNumber } = content.fraudCentre;
  const { lostCard } = content.menus.keyLinks;
  const reach = reachOf(content);
  return (
    <section className={stack.close} aria-labelledby="now">
      <h2 id="now">{troubles.title}</h2>
      <p className={styles.call}>
        {reach.kind === "phone" ? (
          <ButtonLink href={reach.href}>
            <Icon name="phone-call-fill" />
            {fillText(call, { phone: reach.display })}
          </ButtonLink>
        ) : (
          noNumber
        )}
      </p>
      {troubles.items.map((trouble, i) => (
        <Trouble
          key={trouble.id}
          trouble={trouble}
          reach={reach}
          isOpen={i === 0 || trouble.id === lostCard.id}
        />
      ))}
    </section>
  );
}

function Trouble({
  trouble,
  reach,
  isOpen,
}: {
  trouble: FraudCentre["troubles"]["items"][number];
  reach: Reach;
  isOpen: boolean;
}) {
  const { id, title, steps, provenance, source, asOf } = trouble;
  return (
    <details className={`${styles.trouble} raised`} id={id} open={isOpen}>
      <summary>{title}</summary>
      <div className={`${stack.close} ${styles.content}`}>
        <Steps texts={shownSteps(steps, reach)} />
        {source && <OwnFactDay source={source} asOf={asOf} />}
        {provenance === "specimen" && (
          <p>
            <SpecimenMark />
          </p>
        )}
      </div>
    </details>
  );
}
