import type { Plugin } from "vite";

/**
 * Vite's own helper for dynamic imports is a fifth of what a page's script may weigh, most of it for style sheets and
 * for browsers without modulepreload. Our pages link their style sheets themselves; this one only fetches the
 * scripts an import needs side by side with it.
 */
export function leanPreload(): Plugin {
  return {
    name: "lean-preload",
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
