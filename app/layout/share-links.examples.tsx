import type { Examples } from "#app/ui/examples.ts";
import { ShareLinks } from "./share-links.tsx";

const words = {
  title: "Send this on",
  message: "{title}: {address}",
  subject: "{title}",
  whatsapp: "WhatsApp",
  email: "Email",
};

export const examples: Examples = {
  title: "Share links",
  states: {
    "a page": <ShareLinks words={words} values={{ title: "A page", address: "#a-page" }} />,
  },
};
