import { useSyncExternalStore } from "react";
import * as z from "zod/mini";

const Receipt = z.object({ reference: z.string(), answerDueDay: z.optional(z.string()) });
export type EnquiryReceipt = z.infer<typeof Receipt>;

/**
 * Keeps a receipt with the page's entry in the history: it is there again after Back, and on no other page. The sent
 * text is no longer kept (`behaviours/typed-in-history.ts`).
 */
export function keepReceipt({ reference, answerDueDay }: EnquiryReceipt) {
  const receipt = { reference, answerDueDay };
  history.replaceState({ ...history.state, receipt, enquiry: undefined }, "");
}

/** The receipt of the last enquiry that was sent from this page. */
export function useKeptReceipt(): EnquiryReceipt | undefined {
  const kept = useSyncExternalStore(neverChanges, readState, noState);
  return z.object({ receipt: Receipt }).safeParse(JSON.parse(kept)).data?.receipt;
}

/** Needs no subscription: the form renders again whenever it keeps a receipt. */
const neverChanges = () => () => {};
const readState = () => JSON.stringify(history.state);
const noState = () => "null";
