import { useServices } from "#app/lib/services.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { PriceFigure } from "#app/parts/prices/price-figure.tsx";
import { SpecimenMark } from "#app/parts/specimen-mark.tsx";
import { Link } from "#app/ui/navigation/link.tsx";
import type { SearchResult } from "./to-result.ts";
import type { MarkedText } from "#domain/search/search.ts";
import stack from "#app/ui/stack.module.css";
import styles from "./result-list.module.css";

/** The results of a page, numbered from `start`. */
export function ResultList({
  results,
  start,
}: {
  results: readonly SearchResult[];
  start: number;
}) {
  return (
    <ol className={stack.even} start={start}>
      {results.map((result, i) => (
        // Two ATMs of one county have the same path.
        <li className={`${styles.result} raised`} key={`${result.href} ${i}`}>
          <Result {...result} />
        </li>
      ))}
    </ol>
  );
}

function Result(result: SearchResult) {
  const { href, opensInNewTab, kind, path, title, passage, isSpecimen, price } = result;
  const { search } = useServices().content;
  return (
    <>
      <p className={styles.kind}>
        {kind}
        {isSpecimen && <SpecimenMark />}
      </p>
      <h2 className={styles.title}>
        <Link href={href} {...(opensInNewTab && { target: "_blank", rel: "noopener" })}>
          <Marked text={title} />
          {opensInNewTab && (
            <>
              <span className="visually-hidden">{` ${search.newTab}`}</span>
              <Icon name="arrow-square-out-bold" className={styles.out} />
            </>
          )}
        </Link>
      </h2>
      <p>
        <Marked text={passage} />
      </p>
      {price?.fact && (
        <p className={styles.price}>
          {price.label}{" "}
          <strong>
            <PriceFigure fact={price.fact} />
          </strong>
        </p>
      )}
      <p className={styles.path}>{path}</p>
    </>
  );
}

/** A text with its matches marked. */
function Marked({ text }: { text: MarkedText }) {
  return text.map(({ text: piece, isMatch }, i) =>
    isMatch ? <mark key={i}>{piece}</mark> : piece,
  );
}
