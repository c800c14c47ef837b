import { useServices } from "#app/lib/services.tsx";
import { Link } from "#app/ui/navigation/link.tsx";
import styles from "./task-links.module.css";

type TaskLinksProps = { tasks: readonly { label: string; href: string }[] };

/** The tasks for which most visitors open a page of many products. */
export function TaskLinks({ tasks }: TaskLinksProps) {
  const { messages } = useServices().content;
  return (
    <section className={styles.section} aria-labelledby="tasks">
      <h2 id="tasks">{messages.banking.tasks}</h2>
      <ul className={styles.tasks}>
        {tasks.map(({ label, href }) => (
          <li key={label}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
