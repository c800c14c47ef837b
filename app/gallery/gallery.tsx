import { useParams } from "react-router";
import { type Entry, entries } from "./all-examples.ts";
import styles from "./gallery.module.css";

export function meta() {
  return [{ title: "Components" }, { name: "robots", content: "noindex" }];
}

/** The list of components, and a page for each with all its states. Development server only (`app/routes.ts`). */
export default function Gallery() {
  const asked = useParams()["entry"];
  const entry = entries.find(({ path }) => path === asked);
  return <div className="wrap">{entry ? <States {...entry} /> : <EntryList />}</div>;
}

function EntryList() {
  return (
    <div className={styles.gallery}>
      <h1>Components</h1>
      <ul data-entries="">
        {entries.map(({ path, name }) => (
          <li key={path}>
            <a href={`/gallery/${path}`}>{name}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function States({ name, states }: Entry) {
  return (
    <div className={styles.gallery} data-component={name}>
      <h1>{name}</h1>
      {Object.entries(states).map(([state, example]) => (
        <div key={state} className={styles.state}>
          <h2 className={styles.name}>{state}</h2>
          {example}
        </div>
      ))}
    </div>
  );
}
