import type { Content } from "#model/content.ts";

/** The way to reach the bank at once; nobody may call a specimen number, so the contact page stands in for it. */
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
