import { useServices } from "#app/lib/services.tsx";
import { whatsappChat } from "#app/lib/whatsapp-chat.ts";
import { ButtonLink } from "#app/ui/form/button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";

/** A chat with the bank about the subject of the page. Nobody may write to a specimen number, so then there is none. */
export function WhatsappLink({ subject }: { subject: string }) {
  const { content } = useServices();
  if (content.settings.phone.provenance === "specimen") return null;
  return (
    <p>
      <ButtonLink variant="secondary" href={whatsappChat(content, subject)} rel="external">
        <Icon name="whatsapp-logo-bold" />
        {content.enquiryForm.contact.talk.whatsapp}
      </ButtonLink>
    </p>
  );
}
