import type { Handler } from "hono";

// Prefetches a link that a visitor is about to press; not forms' results, files or the device redirect.
const rules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          {
            not: {
              href_matches: [
                "/app",
                "/*.(csv|ics|pdf|svg|xlsx)",
                "/films/*",
                "/api/*",
                "/search/*",
                "/rates-and-fees/*",
              ],
            },
          },
        ],
      },
      eagerness: "moderate",
    },
  ],
});

/** Sent as a file that a response header names, so that the policy on scripts stays strict. */
export const speculationRules: Handler = (c) =>
  c.body(rules, 200, {
    "Content-Type": "application/speculationrules+json",
    "Cache-Control": "public, max-age=3600",
  });
