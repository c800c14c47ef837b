import { useServices } from "#app/lib/services.tsx";
import { SpecimenMark } from "#app/parts/specimen-mark.tsx";

/** Says that the screens are drawings of ours. */
export function ScreenCaption() {
  const { whizz } = useServices().content;
  return (
    <figcaption>
      <SpecimenMark /> {whizz.screens.caption}
    </figcaption>
  );
}
