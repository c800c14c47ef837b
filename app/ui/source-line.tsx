import { formatDay } from "#domain/days.ts";
import type { Language } from "#domain/language.ts";
import styles from "./source-line.module.css";

type SourceLineProps = {
  source: string;
  asOf: string | undefined;
  words: { label: string; day: string };
  language: Language;
};

/** Where public facts come from, and of when. */
export function SourceLine({ source, asOf, words, language }: SourceLineProps) {
  return (
    <p className={styles.line}>
      {words.label}{" "}
      <a href={source} rel="external">
        {new URL(source).hostname}
      </a>
      {asOf && words.day.replace("{day}", formatDay(asOf, language))}
    </p>
  );
}
