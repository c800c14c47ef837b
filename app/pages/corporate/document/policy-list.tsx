import type { Policy } from "#model/documents/schema.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { useServices } from "#app/lib/services.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { OwnFactDay } from "#app/layout/words/page-source.tsx";
import { link } from "#app/pages/link.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import styles from "./policy-list.module.css";

/** COR-10: the numbered list of policies. Each has a summary, and a link to read it or to ask for it. */
export function PolicyList({ policies }: { policies: readonly Policy[] }) {
  return (
    <ol className={styles.list}>
      {policies.map((policy) => (
        <li key={policy.id} className={styles.policy}>
          <PolicyItem {...policy} />
        </li>
      ))}
    </ol>
  );
}

function PolicyItem({ id, title, summary, to, source, asOf }: Policy) {
  const texts = useServices().content.documentTexts.policies;
  return (
    <>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <p className={styles.state} data-published={to !== undefined}>
          <Icon name={to === undefined ? "chat-circle-dots-fill" : "check-circle-fill"} />
          {to === undefined ? texts.ask : texts.published}
        </p>
      </div>
      <p>{summary}</p>
      {source && <OwnFactDay source={source} asOf={asOf} />}
      <p>
        <Link href={to ?? link("/contact-us")}>
          {fillText(to === undefined ? texts.askFor : texts.read, { title })}
        </Link>
      </p>
    </>
  );
}
