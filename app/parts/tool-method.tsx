import { Fragment } from "react";
import { OwnFactDay } from "#app/layout/words/page-source.tsx";
import { Accordion } from "#app/ui/folds/accordion.tsx";
import { Steps } from "#app/ui/steps.tsx";
import styles from "./tool-method.module.css";
import section from "./cost-of-credit/section.module.css";

/** A published figure and its source. */
type Fact = { name: string; source?: string; asOf?: string | undefined };

type ToolMethodProps = {
  /** Left out where another page shows them. */
  steps?: { title: string; texts: readonly string[]; source?: string } | undefined;
  sources?: { title: string; facts: readonly Fact[] } | undefined;
};

/** The method of a tool, and the sources of the figures it begins with. */
export function ToolMethod({ steps, sources }: ToolMethodProps) {
  const method = steps && (
    <>
      <Steps texts={steps.texts} />
      {steps.source && <OwnFactDay source={steps.source} asOf={undefined} />}
    </>
  );
  const facts = sources?.facts.map(({ name, source, asOf }) => (
    <Fragment key={name}>
      <p>{name}</p>
      {source && <OwnFactDay source={source} asOf={asOf} />}
    </Fragment>
  ));
  const items = [
    ...(steps ? [{ title: steps.title, content: method }] : []),
    ...(sources ? [{ title: sources.title, content: facts }] : []),
  ];
  return (
    <div className={styles.method}>
      <Accordion name="method" items={items} />
    </div>
  );
}

/** The same sources where they are part of the answer. */
export function ToolSources({ title, facts }: NonNullable<ToolMethodProps["sources"]>) {
  return (
    <section className={section.section} data-paper="sources">
      <h2>{title}</h2>
      <ul>
        {facts.map(({ name, source, asOf }) => (
          <li key={name}>
            {name}
            {source && <OwnFactDay source={source} asOf={asOf} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
