import { useServices } from "#app/lib/services.tsx";
import { whatsappChat } from "#app/lib/whatsapp-chat.ts";
import { ButtonLink } from "#app/ui/form/button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";

/** A chat with the bank about the subject of the page, if the bank has a number. */
export function WhatsappLink({ subject }: { subject: string }) {
  const { content } = useServices();
  const href = whatsappChat(content, subject);
  if (href === undefined) return null;
  return <p>{button(href, content.enquiryForm.contact.talk.whatsapp)}</p>;
}

/** A message for the visitor to send to anybody. Nothing is loaded from WhatsApp. */
export function WhatsappShare({ message, label }: { message: string; label: string }) {
  const { whatsappShare } = useServices().content.settings.links;
  return button(`${whatsappShare}?text=${encodeURIComponent(message)}`, label);
}

const button = (href: string, label: string) => (
  <ButtonLink variant="secondary" href={href} rel="external">
    <Icon name="whatsapp-logo-bold" />
    {label}
  </ButtonLink>
);
