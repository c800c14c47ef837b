import { expect, test } from "vitest";
import { content } from "#test/support/content/content.ts";
import { rendered } from "#test/support/components/rendered.tsx";
import { ShareLinks } from "./share-links.tsx";

const texts = { title: "", whatsapp: "", email: "", subject: "Papers", message: "Bring:\n{list}" };

test("a line ends in CR and LF in an email (RFC 6068), and is unchanged in WhatsApp", () => {
  const shown = rendered(<ShareLinks texts={texts} values={{ list: "a\nb" }} />, { content });
  expect(shown).toContain("body=Bring%3A%0D%0Aa%0D%0Ab");
  expect(shown).toContain("?text=Bring%3A%0Aa%0Ab");
});
