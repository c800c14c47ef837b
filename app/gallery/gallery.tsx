import type { Examples } from "#app/ui/examples.ts";
import styles from "./gallery.module.css";

const found = import.meta.glob<{ examples: Examples }>("../**/*.examples.tsx", { eager: true });
const all = Object.values(found)
  .map(({ examples }) => examples)
  .sort((a, b) => a.title.localeCompare(b.title));

export function meta() {
  return [{ title: "Components" }, { name: "robots", content: "noindex" }];
}

/** Every component with every state, on the development server only (`app/routes.ts`). */
export default function Gallery() {
  return (
    <div className={`${styles.gallery} wrap`}>
      <h1>Components</h1>
      {all.map(({ title, states }) => (
        <section key={title} aria-labelledby={idOf(title)} data-component={title}>
          <h2 id={idOf(title)}>{title}</h2>
          {Object.entries(states).map(([state, example]) => (
            <div key={state} className={styles.state} data-state-of={state}>
              <p className={styles.name}>{state}</p>
              {example}
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}

const idOf = (title: string) => `component-${title.toLowerCase().replaceAll(/\W+/g, "-")}`;
