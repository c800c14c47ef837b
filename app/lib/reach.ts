import type { Content } from "#model/content.ts";

/** The quickest way to reach the bank. Nobody may call a specimen number, so the contact page replaces it. */
export type Reach =
  | { kind: "phone"; href: string; display: string; label: string }
  | { kind: "page"; href: string; label: string };

export function reachOf({
  settings,
  menus,
  messages,
}: Pick<Content, "settings" | "menus" | "messages">): Reach {
  const { display, dial, provenance } = settings.phone;
  const { contact } = menus.keyLinks;
  return provenance === "specimen"
    ? { kind: "page", href: contact.to, label: contact.label }
    : {
        kind: "phone",
        href: `tel:${dial}`,
        display,
        label: `${messages.shell.callUs} ${display}`,
      };
}
