import { expect, test } from "vitest";
import { createUploadGate } from "./application.gate.ts";

const isLost = (admittance: { lost: Promise<never> } | undefined) =>
  Promise.race([admittance?.lost, Promise.resolve("kept")]).catch(() => "lost");

test("uploads without a proof replace each other, but not those with one", async () => {
  const gate = createUploadGate();
  const proven = gate.enter("a proof");
  const first = gate.enter(undefined);
  for (let i = 0; i < 300; i += 1) expect(gate.enter(undefined)).toBeDefined();
  expect(await isLost(first)).toBe("lost");
  expect(await isLost(proven)).toBe("kept");
});

test("once the proof is verified, uploads without one cannot replace it", async () => {
  const gate = createUploadGate();
  const upload = gate.enter(undefined);
  upload?.prove("a proof");
  for (let i = 0; i < 300; i += 1) gate.enter(undefined);
  expect(await isLost(upload)).toBe("kept");
});

test("uploads with proofs have a hundred places, and ten for one proof", () => {
  const gate = createUploadGate();
  const entered = Array.from({ length: 300 }, (_, i) => gate.enter(`proof ${i}`));
  expect(entered.filter(Boolean)).toHaveLength(100);
  for (const upload of entered) upload?.leave();
  const same = Array.from({ length: 20 }, () => gate.enter("one proof"));
  expect(same.filter(Boolean)).toHaveLength(10);
});

test("a proof that is verified after the upload has ended takes no place", () => {
  const gate = createUploadGate();
  for (let i = 0; i < 300; i += 1) {
    const upload = gate.enter(undefined);
    upload?.leave();
    upload?.prove(`proof ${i}`);
  }
  expect(gate.enter("a proof")).toBeDefined();
});
