import { expect, test } from "vitest";
import { content } from "#test/support/content.ts";
import { rendered } from "#test/support/rendered.tsx";
import { paths } from "#app/pages/paths.ts";
import { TalkBox } from "./talk-box.tsx";

const { settings, enquiryForm } = content;

const owned = { ...settings, phone: { ...settings.phone, provenance: "public" as const } };

test("a number that is not the bank's is not there to call: the short codes are", () => {
  const shown = rendered(<TalkBox isReplyTimeKnown />, { content });
  expect(settings.phone.provenance).toBe("specimen");
  expect(shown).not.toContain("tel:");
  expect(shown).not.toContain(settings.phone.display);
  expect(shown).toContain(settings.ussd);
  expect(shown).toContain(settings.paybill);
});

test("visitors can visit a branch, open a WhatsApp chat or call", () => {
  const shown = rendered(<TalkBox isReplyTimeKnown />, {
    content: { ...content, settings: owned },
  });
  expect(shown).toContain(`href="${paths.locations("Branches")}"`);
  expect(shown).toContain(`href="${settings.links.whatsappShare}`);
  expect(shown).toContain(`href="tel:${settings.phone.dial}"`);
});

test("a form whose page names no reply time says that none is published", () => {
  const { reply } = enquiryForm.contact.talk;
  expect(rendered(<TalkBox isReplyTimeKnown={false} />, { content })).toContain(reply);
  expect(rendered(<TalkBox isReplyTimeKnown />, { content })).not.toContain(reply);
});

test("a chat begins with the subject of the page", () => {
  const shown = rendered(<TalkBox isReplyTimeKnown subject="Home loan" />, { content });
  expect(shown).toMatch(/href="[^"]*\?text=[^"]*Home%20loan/);
});
