import { useServices } from "#app/lib/services.tsx";
import { ButtonLink } from "#app/ui/form/button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";

/** A link that opens WhatsApp with a message. Nothing is loaded from there. */
export function WhatsappButton({ label, message }: { label: string; message: string }) {
  const { whatsappShare } = useServices().content.settings.links;
  return (
    <ButtonLink
      variant="secondary"
      href={`${whatsappShare}?text=${encodeURIComponent(message)}`}
      rel="external"
    >
      <Icon name="whatsapp-logo-bold" />
      {label}
    </ButtonLink>
  );
}
