import { OwnFactDay } from "#app/layout/words/page-source.tsx";
import { useServices } from "#app/lib/services.tsx";
import { Link } from "#app/ui/navigation/link.tsx";
import stack from "#app/ui/stack.module.css";
import styles from "./hotlines.module.css";

/** Numbers of other organisations that work today, each with its source, and its hours where the source gives them. */
export function Hotlines() {
  const { title, text, items } = useServices().content.fraudCentre.hotlines;
  return (
    <section className={stack.close} aria-labelledby="hotlines">
      <h2 id="hotlines">{title}</h2>
      <p>{text}</p>
      <ul className={styles.list}>
        {items.map(({ need, number, by, detail, hours, source, asOf }) => (
          <li key={need} className={styles.line}>
            <Link className={styles.number} href={hrefOf(number, by)}>
              {number}
            </Link>
            <div className={styles.words}>
              <h3>{need}</h3>
              <p>
                {detail} {hours}
              </p>
              {source && <OwnFactDay source={source} asOf={asOf} />}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A hash would begin the fragment of the URL. */
const hrefOf = (number: string, by: "call" | "text") =>
  `${by === "call" ? "tel" : "sms"}:${number.replaceAll(" ", "").replaceAll("#", "%23")}`;
