import type { ReactNode } from "react";
import { ServicesProvider, useServices, useStatus } from "#app/lib/services.tsx";
import type { Content } from "#model/content.ts";

type Of = (content: Content) => ReactNode;

/** An example with texts or figures from the content, so that it does not repeat them. */
export function FromContent({ children }: { children: Of }) {
  return children(useServices().content);
}

type WithContentProps = { change: (content: Content) => Partial<Content>; children: ReactNode };

/** An example of a component with changed content. */
export function WithContent({ change, children }: WithContentProps) {
  const services = useServices();
  const content = { ...services.content, ...change(services.content) };
  return (
    <ServicesProvider services={{ ...services, content }} status={useStatus()}>
      {children}
    </ServicesProvider>
  );
}
