import { config } from "zod";

// Zod tests whether it may compile its checks. In a browser our content security policy forbids that, and reports the
// test. Islands that check with Zod import this first.
if (typeof document !== "undefined") config({ jitless: true });
