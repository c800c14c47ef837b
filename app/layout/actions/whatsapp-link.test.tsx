import { expect, test } from "vitest";
import { content } from "#test/support/content/content.ts";
import { rendered } from "#test/support/components/rendered.tsx";
import { ToolPage } from "#app/parts/tool-page.tsx";
import { WhatsappLink } from "./whatsapp-link.tsx";

const { settings } = content;
const phone = { display: "0700 000 000", dial: "+254700000000", provenance: "public" as const };
const owned = { ...content, settings: { ...settings, phone } };

test("there is no chat with a number that is not the bank's", () => {
  expect(settings.phone.provenance).toBe("specimen");
  expect(rendered(<WhatsappLink subject="Home loan" />, { content })).toBe("");
});

test("a chat begins with the subject of its page", () => {
  const shown = rendered(<WhatsappLink subject="Home & car" />, { content: owned });
  expect(shown).toMatch(/href="https:\/\/wa\.me\/254700000000\?text=[^"]*Home%20%26%20car/);
});

test("a chat from a tool begins with the tool's title", () => {
  const tool = (
    <ToolPage family="borrow" seed="" page={{ title: "Compare loans", lead: "" }} form={null}>
      Answer
    </ToolPage>
  );
  const now = () => new Date("2026-11-23T09:00Z");
  expect(rendered(tool, { content: owned, now })).toMatch(/wa\.me\/[^"]*Compare%20loans/);
});
