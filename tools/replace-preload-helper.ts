import type { Plugin } from "vite";

/**
 * Replaces Vite's helper for dynamic imports, which adds 530 bytes (a third) to every page's script, mostly for style
 * sheets and browsers without modulepreload. Our pages link their style sheets themselves; this helper only loads an
 * import's scripts in parallel with it (docs/decisions/035).
 */
export function replacePreloadHelper(): Plugin {
  return {
    name: "replace-preload-helper",
    enforce: "pre",
    load(id) {
      if (id !== "\0vite/preload-helper.js") return null;
      return `export function __vitePreload(load, files = []) {
  for (const file of files) {
    if (!file.endsWith(".js")) continue;
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = "/" + file;
    document.head.append(link);
  }
  return load();
}`;
    },
  };
}
