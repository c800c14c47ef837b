// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { contents } from "#test/support/content/contents.ts";
import { laterTexts } from "../application-view.ts";
import { ProofTime } from "./proof-time.tsx";

const start = Date.parse("2026-11-26T09:05:00Z");
const minute = 60_000;

beforeEach(() => vi.useFakeTimers({ now: start }));
afterEach(() => vi.useRealTimers());

test.each([
  ["en", "12:35\u00a0pm"],
  ["sw", "saa\u00a06:35 mchana"],
] as const)("the end of a proof is told, warned of and reached (%s)", async (language, time) => {
  for (const skew of [0, -60 * minute, 60 * minute]) {
    const claims = { exp: (start + 30 * minute) / 1000, skew };
    const proof = `head.${btoa(JSON.stringify(claims))}.seal`;
    vi.setSystemTime(start + skew);
    const page = document.createElement("div");
    const texts = laterTexts(contents[language]);
    const root = createRoot(page);
    await act(async () => root.render(<ProofTime proof={proof} texts={texts} />));
    const heard = () => page.querySelector("[role=status]")?.textContent;
    expect(page.textContent).toContain(time);
    expect(heard()).toBe("");
    await act(() => vi.advanceTimersByTimeAsync(25.2 * minute));
    expect(heard()).toBe(texts.form.proof.soon);
    await act(() => vi.advanceTimersByTimeAsync(5 * minute));
    expect(heard()).toBe(texts.form.proof.over);
    await act(async () => root.unmount());
  }
});
