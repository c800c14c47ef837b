import type { Plugin } from "vite";

type Bundle = Parameters<Extract<Plugin["generateBundle"], (...args: never[]) => unknown>>[1];

/**
 * Removes scripts that no page can load. React Router builds a client half of every route, for hydrated pages; ours
 * load only `entry.client.ts` and its imports.
 */
export function reachableScripts(): Plugin {
  return {
    name: "reachable-scripts",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle: {
      // Runs after the manifest is made, which lists each route's style sheets and needs all scripts.
      order: "post",
      handler(_, bundle) {
        const reachable = reachableFrom(bundle, "entry.client");
        for (const [file, { type }] of Object.entries(bundle))
          if (type === "chunk" && !reachable.has(file)) delete bundle[file];
      },
    },
  };
}

function reachableFrom(bundle: Bundle, entry: string): ReadonlySet<string> {
  const queue = Object.values(bundle)
    .filter((output) => output.type === "chunk" && output.isEntry && output.name === entry)
    .map(({ fileName }) => fileName);
  if (queue.length === 0) throw new Error(`The build has no entry named ${entry}`);
  const reachable = new Set<string>();
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    const output = bundle[file];
    if (reachable.has(file) || output?.type !== "chunk") continue;
    reachable.add(file);
    queue.push(...output.imports, ...output.dynamicImports);
  }
  return reachable;
}
