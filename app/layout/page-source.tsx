import { useServices } from "#app/lib/services.tsx";
import { SourceLine } from "#app/ui/source-line.tsx";

/** The source of public facts, in the words of the page's language. */
export function PageSource(props: { source: string; asOf: string | undefined }) {
  const { messages, language } = useServices().content;
  return <SourceLine {...props} words={messages.shell.sourceLine} language={language} />;
}
