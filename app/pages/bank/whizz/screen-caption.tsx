import { useServices } from "#app/lib/services.tsx";
import { SpecimenMark } from "#app/ui/specimen-mark.tsx";

/** What the phones are: drawings of ours. */
export function ScreenCaption() {
  const { messages, whizz } = useServices().content;
  return (
    <figcaption>
      <SpecimenMark label={messages.specimen} title={messages.specimenTitle} />{" "}
      {whizz.screens.caption}
    </figcaption>
  );
}
