import { expect, test } from "vitest";
import { content } from "#test/support/content/content.ts";
import { rendered } from "#test/support/components/rendered.tsx";
import { paths } from "#app/pages/paths.ts";
import { TalkBox } from "./talk-box.tsx";

const { settings, enquiryForm } = content;

const now = () => new Date("2026-11-23T10:00+03:00");
const owned = { ...settings, phone: { ...settings.phone, provenance: "public" as const } };

test("a specimen number is not shown for calls or chats; the short codes are shown", () => {
  const shown = rendered(<TalkBox isReplyTimeKnown />, { content, now });
  expect(settings.phone.provenance).toBe("specimen");
  expect(shown).not.toContain("tel:");
  expect(shown).not.toContain(settings.links.whatsappShare);
  expect(shown).not.toContain(settings.phone.display);
  expect(shown).toContain(settings.ussd);
  expect(shown).toContain(settings.paybill);
});

test("visitors can visit a branch, open a WhatsApp chat or call", () => {
  const shown = rendered(<TalkBox isReplyTimeKnown />, {
    content: { ...content, settings: owned },
    now,
  });
  expect(shown).toContain(`href="${paths.locations("Branches")}"`);
  expect(shown).toContain(`href="${settings.links.whatsappShare}`);
  expect(shown).toContain(`href="tel:${settings.phone.dial}"`);
});

test.each([
  ["2026-12-25", true],
  ["2026-12-24", false],
  // A Sunday, on which branches are closed anyway.
  ["2026-12-27", false],
])("on %s branches are closed for a holiday: %s", (day, isClosed) => {
  const publicHolidays = new Map([
    ["2026-12-25", "Christmas Day"],
    ["2026-12-27", "Christmas Day"],
  ]);
  const html = rendered(<TalkBox isReplyTimeKnown />, {
    content: { ...content, publicHolidays },
    now: () => new Date(`${day}T10:00+03:00`),
  });
  expect(html.includes("Christmas Day")).toBe(isClosed);
});

test("a form whose page names no reply time says that none is published", () => {
  const { reply } = enquiryForm.contact.talk;
  expect(rendered(<TalkBox isReplyTimeKnown={false} />, { content, now })).toContain(reply);
  expect(rendered(<TalkBox isReplyTimeKnown />, { content, now })).not.toContain(reply);
});

test("a chat begins with the subject of the page", () => {
  const shown = rendered(<TalkBox isReplyTimeKnown subject="Home loan" />, {
    content: { ...content, settings: owned },
    now,
  });
  expect(shown).toMatch(/href="[^"]*\?text=[^"]*Home%20loan/);
});
