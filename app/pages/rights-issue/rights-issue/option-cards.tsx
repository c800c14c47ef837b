import { useServices } from "#app/lib/services.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import type { RightsOptionRecord } from "#model/rights-issue/schema.ts";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import type { RightsOption } from "#domain/investors/rights-issue.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import { OptionPanel } from "./option-panel.tsx";
import stack from "#app/ui/stack.module.css";
import quiet from "#app/ui/quiet.module.css";
import styles from "./option-cards.module.css";

type OptionCardsProps = {
  /** The option whose card is open. */
  current: RightsOption | undefined;
};

/** RIG-2: the five cards with their panels. */
export function OptionCards({ current }: OptionCardsProps) {
  const { options } = useServices().content.rightsIssue.page;
  return (
    <option-cards class={stack.shrinking} data-address={link("/rightsissue")}>
      <ul className={styles.cards} id="options">
        {options.map((option) => (
          <li key={option.key}>
            <OptionCard option={option} isOpen={option.key === current} />
          </li>
        ))}
      </ul>
      {options.map((option) => (
        <section
          key={option.key}
          id={option.key}
          className={styles.panel}
          data-open={option.key === current ? "" : undefined}
          data-from={option.special ? link("/rightsissue") : paths.rightsOption(option.key)}
          aria-label={option.title}
        >
          {isCarried(option, current) && <OptionPanel option={option} />}
        </section>
      ))}
    </option-cards>
  );
}

/** True if the page contains the panel of an option: all five would make the page too heavy. */
function isCarried({ key, special }: RightsOptionRecord, current: RightsOption | undefined) {
  return current === undefined ? special : key === current;
}

/** The open card links to the page with all cards closed, so a second press closes it. */
function OptionCard({ option, isOpen }: { option: RightsOptionRecord; isOpen: boolean }) {
  const { key, title, icon, description, special } = option;
  const address = special ? `${link("/rightsissue")}#${key}` : paths.rightsOption(key);
  return (
    <Link
      className={`${styles.card} raised`}
      href={isOpen ? `${link("/rightsissue")}#options` : special ? address : `${address}#${key}`}
      data-option={key}
      data-address={address}
    >
      <Icon name={`${icon}-duotone`} className={styles.sign} />
      <span className={styles.title}>{title}</span>{" "}
      <span className={quiet.note}>{description}</span>
    </Link>
  );
}
