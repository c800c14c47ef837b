import { expect, test } from "vitest";
import { content } from "#test/support/content.ts";
import { rendered } from "#test/support/rendered.tsx";
import { TalkBox } from "./talk-box.tsx";

test("visitors can open a WhatsApp chat or call", () => {
  const shown = rendered(<TalkBox />, { content });
  expect(shown).toContain(`href="${content.settings.links.whatsappShare}`);
  expect(shown).toContain(`href="tel:${content.settings.phone.dial}"`);
});
