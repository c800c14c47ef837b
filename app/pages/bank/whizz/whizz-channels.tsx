import type { Whizz } from "#model/page-texts/whizz.ts";
import { useServices } from "#app/lib/services.tsx";
import { Link } from "#app/ui/navigation/link.tsx";
import stack from "#app/ui/stack.module.css";
import styles from "./whizz-channels.module.css";

/** Ways to bank without the app; their numbers and links are from the settings. */
export function WhizzChannels({ title, lead, ussd, paybill, online }: Whizz["channels"]) {
  const { settings } = useServices().content;
  return (
    <section className={`${stack.close} wrap`} aria-labelledby="channels">
      <h2 id="channels">{title}</h2>
      <p>{lead}</p>
      <ul className={styles.channels}>
        <li>
          <h3>{ussd.name}</h3>
          <p className={styles.number}>
            <Link href={`tel:${encodeURIComponent(settings.ussd)}`} translate="no">
              {settings.ussd}
            </Link>
          </p>
          <p>{ussd.text}</p>
        </li>
        <li>
          <h3>{paybill.name}</h3>
          <p className={styles.number} translate="no">
            {settings.paybill}
          </p>
          <p>{paybill.text}</p>
        </li>
        <li>
          <h3>{online.name}</h3>
          <p>{online.text}</p>
          <p>
            <Link href={settings.links.onlineBanking} rel="external">
              {online.label}
            </Link>
          </p>
        </li>
      </ul>
    </section>
  );
}
