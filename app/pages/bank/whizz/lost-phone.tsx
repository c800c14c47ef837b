import type { Whizz } from "#model/page-texts/whizz.ts";
import { reachOf } from "#app/lib/reach.ts";
import { useServices } from "#app/lib/services.tsx";
import { ButtonLink } from "#app/ui/form/button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { Steps } from "#app/ui/steps.tsx";
import stack from "#app/ui/stack.module.css";
import styles from "./lost-phone.module.css";

/** The steps after losing the phone, with the number to call first, or the page of numbers that work. */
export function LostPhone({ title, lead, call, steps }: Whizz["lost"]) {
  const { content } = useServices();
  const { lostCard } = content.menus.keyLinks;
  const reach = reachOf(content);
  return (
    <section className="wrap" aria-labelledby="lost">
      <div className={styles.panel}>
        <div className={stack.top}>
          <h2 id="lost">{title}</h2>
          <p>{lead}</p>
          <p>
            {reach.kind === "phone" ? (
              <ButtonLink href={reach.href}>
                <Icon name="phone-call-fill" />
                {call} {reach.display}
              </ButtonLink>
            ) : (
              <ButtonLink href={lostCard.to}>
                <Icon name="shield-warning-bold" />
                {lostCard.label}
              </ButtonLink>
            )}
          </p>
        </div>
        <Steps texts={steps} />
      </div>
    </section>
  );
}
