import type { Whizz, WhizzScreens } from "#content/schema/whizz.ts";
import { Icon } from "#app/ui/icon.tsx";
import { PhoneFrame } from "./phone-frame.tsx";
import styles from "./phone-screens.module.css";

type HomeScreenProps = { screen: WhizzScreens["home"]; features: Whizz["features"] };

/** The six features as buttons; the balance is hidden, as it should be in a matatu. */
export function HomeScreen({ screen, features }: HomeScreenProps) {
  return (
    <PhoneFrame alt={screen.alt}>
      <span className={styles.greeting}>{screen.greeting}</span>
      <span className={styles.account}>
        <span>{screen.account}</span>
        <strong>{screen.balance}</strong>
      </span>
      <span className={styles.tiles}>
        {features.map(({ icon, title }) => (
          <span key={title} className={styles.tile}>
            <Icon name={`${icon}-duotone`} className={styles.icon} />
            {title}
          </span>
        ))}
      </span>
    </PhoneFrame>
  );
}

/** The question that the SMS statement is about: no stands beside yes, as large. */
export function ConsentScreen({ screen }: { screen: WhizzScreens["consent"] }) {
  return (
    <PhoneFrame alt={screen.alt}>
      <span className={styles.sheet}>
        <Icon name="chat-circle-dots-duotone" className={styles.icon} />
        <strong className={styles.title}>{screen.title}</strong>
        <span>{screen.question}</span>
        <span className={styles.answers}>
          <span className={styles.answer}>{screen.no}</span>
          <span className={styles.answer}>{screen.yes}</span>
        </span>
      </span>
    </PhoneFrame>
  );
}

/** How far each purse is used up. */
export function BudgetScreen({ screen }: { screen: WhizzScreens["budget"] }) {
  return (
    <PhoneFrame alt={screen.alt}>
      <strong className={styles.title}>{screen.title}</strong>
      {screen.rows.map(({ name, percent }) => (
        <span key={name} className={styles.row}>
          {name}
          <svg viewBox="0 0 100 8" preserveAspectRatio="none">
            <rect className={styles.track} width="100" height="8" rx="4" />
            <rect className={styles.used} width={percent} height="8" rx="4" />
          </svg>
        </span>
      ))}
    </PhoneFrame>
  );
}
