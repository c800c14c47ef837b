import type { Page } from "@playwright/test";
import { platformParts } from "./platform-floor.ts";

/** The content policy asks for these wherever it is obeyed. */
const isKept = (owner: string, name: string) => /^trusted/i.test(owner || name);

const missing = platformParts
  .filter(({ owner, name, isMissing }) => isMissing && !isKept(owner, name))
  .map(({ owner, name, isStatic }) => ({ owner, name, isStatic }))
  // An interface goes after what it holds, which is found by its name.
  .sort((a, b) => Number(a.owner === "") - Number(b.owner === ""));

/**
 * Takes from today's Chromium what one of the floor's browsers lacks in script, before any page has its own, and the
 * style of popovers. What HTML does by itself stays.
 */
export async function growOld(page: Page) {
  await page.addInitScript((parts) => {
    for (const { owner, name, isStatic } of parts) {
      const holder: unknown = owner ? Reflect.get(globalThis, owner) : globalThis;
      if (typeof holder !== "function" && typeof holder !== "object") continue;
      if (!holder) continue;
      if (owner === name) {
        const refuse = function refuse() {
          throw new TypeError("Illegal constructor");
        };
        Reflect.set(
          globalThis,
          owner,
          Object.assign(refuse, { prototype: Reflect.get(holder, "prototype") }),
        );
      } else {
        Reflect.deleteProperty(holder, name);
        const prototype: unknown = Reflect.get(holder, "prototype");
        if (!isStatic && owner && prototype instanceof Object)
          Reflect.deleteProperty(prototype, name);
      }
    }
  }, missing);
  await page.route("**/*", async (route) => {
    const isPage = route.request().resourceType() === "document";
    if (!isPage && !/\.css$/.test(route.request().url())) return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    const text = (await response.text()).replaceAll(/(?<!\\):popover-open/g, ":not-known-yet");
    const shown = "@layer tokens{[popover]{display:block}}";
    await route.fulfill({
      response,
      headers: {
        ...response.headers(),
        // The hash of the styles is no longer theirs.
        "content-security-policy": "",
        // A fetch ahead of time passes no route.
        "speculation-rules": "",
      },
      body: isPage ? text.replace("<style>", `$&${shown}`) : shown + text,
    });
  });
}
