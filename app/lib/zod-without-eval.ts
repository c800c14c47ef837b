import { config } from "zod";

// Zod tries whether it may compile its checks. In a browser our content security policy forbids that, and reports the
// try. Islands that check with Zod import this first.
if (typeof document !== "undefined") config({ jitless: true });
