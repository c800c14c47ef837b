import type { Examples } from "#app/ui/examples.ts";
import { ShareLinks } from "./share-links.tsx";

const texts = {
  title: "Send this on",
  message: "{title}: {address}",
  subject: "{title}",
  whatsapp: "WhatsApp",
  email: "Email",
};

export const examples: Examples = {
  title: "Share links",
  states: {
    "a page": <ShareLinks texts={texts} values={{ title: "A page", address: "#a-page" }} />,
  },
};
