import type { PluginCreator } from "postcss";
import type { Plugin } from "vite";
import { addFallback } from "./floor-styles/fallbacks.ts";
import { flattenLayers } from "./floor-styles/layers.ts";
import { lowerRange } from "./floor-styles/media.ts";
import { shortProperties } from "./short-properties.ts";

/**
 * Rewrites what the oldest browsers (floor.ts) cannot read and Vite's minifier leaves: layers, ranges, units.
 * Development uses the original.
 */
export function floorStyles(): Plugin {
  return {
    name: "floor-styles",
    apply: "build",
    config: () => ({ css: { postcss: { plugins: [forTheFloor(), shortProperties()] } } }),
  };
}

/** Puts the rules of each CSS module into the layer of components (app/styles/base.css). */
export const layComponents: PluginCreator<never> = () => ({
  postcssPlugin: "lay-components",
  Once(root, { AtRule }) {
    if (!/\.module\.css(?:\?|$)/.test(root.source?.input.file ?? "")) return;
    const layer = new AtRule({ name: "layer", params: "components" });
    layer.append(root.nodes);
    root.append(layer);
  },
});
layComponents.postcss = true;

export const forTheFloor: PluginCreator<never> = () => ({
  postcssPlugin: "for-the-floor",
  Once(root) {
    root.walkDecls(addFallback);
    root.walkAtRules("media", lowerRange);
    flattenLayers(root);
  },
});
forTheFloor.postcss = true;
