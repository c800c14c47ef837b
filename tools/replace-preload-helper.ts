import type { Plugin } from "vite";

/**
 * Replaces Vite's helper for dynamic imports, which adds 530 bytes to the script of every page (a third of it), most
 * of them for style sheets and for browsers without modulepreload. Our pages link their style sheets themselves. This
 * helper only fetches the scripts that an import needs side by side with it (docs/decisions/035).
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
