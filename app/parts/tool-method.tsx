import { Fragment } from "react";
import { OwnFactDay } from "#app/layout/words/page-source.tsx";
import { Accordion } from "#app/ui/folds/accordion.tsx";
import styles from "./tool-method.module.css";

type ToolMethodProps = {
  /** Of the calculation; left out where the page shows it with a visitor's own answer. */
  steps?: { title: string; texts: readonly string[] } | undefined;
  /** By what the source is for, in words. */
  sources?: { title: string; facts: readonly Fact[] } | undefined;
};

type Fact = { name: string; source?: string; asOf?: string | undefined };

/** The method of a tool, and the sources of the figures it begins with. */
export function ToolMethod({ steps, sources }: ToolMethodProps) {
  return (
    <div className={styles.method}>
      <Accordion
        name="method"
        items={[
          ...(steps
            ? [
                {
                  title: steps.title,
                  content: (
                    <ol className={styles.steps}>
                      {steps.texts.map((step) => (
                        <li key={step}>{step}</li>
                      ))}
                    </ol>
                  ),
                },
              ]
            : []),
          ...(sources
            ? [
                {
                  title: sources.title,
                  content: sources.facts.map(({ name, source, asOf }) => (
                    <Fragment key={name}>
                      <p>{name}</p>
                      {source && <OwnFactDay source={source} asOf={asOf} />}
                    </Fragment>
                  )),
                },
              ]
            : []),
        ]}
      />
    </div>
  );
}
