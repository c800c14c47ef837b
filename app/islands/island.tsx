import { type ComponentProps, createElement, type FunctionComponent } from "react";
import { renderToString } from "react-dom/server";
import { fillText } from "#domain/texts/fill-text.ts";
import { useServices } from "#app/lib/services.tsx";
import { IslandLanguage } from "./island-language.tsx";
import type { IslandComponent, IslandName } from "./islands.ts";

type IslandProps<Name extends IslandName> = {
  name: Name;
  component: IslandComponent<Name>;
  props: ComponentProps<IslandComponent<Name>>;
  /** Distinguishes two islands of one name on a page. */
  id?: string;
};

/**
 * Renders a component as a root of its own, so that `useId` gives the same ids here and in the browser, where
 * `hydrate.tsx` takes it over. The contexts of the page do not reach an island, so all its data are props, but for the language of the page.
 */
export function Island<Name extends IslandName>({
  name,
  component,
  props,
  id = name,
}: IslandProps<Name>) {
  // The cast: TypeScript cannot see that both types come from the same `Name`.
  const element = createElement(component as FunctionComponent<object>, props);
  const { language, messages } = useServices().content;
  const { errorTitle } = messages.shell;
  const said = <IslandLanguage language={language}>{element}</IslandLanguage>;
  const html = renderToString(said, { identifierPrefix: `${id}-` });
  return (
    <div
      data-island={name}
      data-island-id={id}
      data-props={JSON.stringify(props)}
      data-error={fillText(errorTitle, { title: "" })}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
