import type { Content } from "#model/content.ts";
import { fillText } from "#domain/texts/fill-text.ts";

/**
 * FRM-13: the URL of a chat with the bank, whose first message names the page's subject where it has one; undefined
 * while the number is a specimen, to which nobody may write.
 */
export function whatsappChat(
  { settings, enquiryForm }: Pick<Content, "settings" | "enquiryForm">,
  subject?: string,
): string | undefined {
  if (settings.phone.provenance === "specimen") return undefined;
  const { whatsappText, whatsappAbout } = enquiryForm.contact.talk;
  const text = subject === undefined ? whatsappText : fillText(whatsappAbout, { subject });
  const number = settings.phone.dial.replace("+", "");
  return `${settings.links.whatsappShare}${number}?text=${encodeURIComponent(text)}`;
}
