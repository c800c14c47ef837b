import type { Plugin } from "vite";

/**
 * Zod can describe its schemas in JSON Schema, and every schema carries what that takes: a fifth of what it weighs. The
 * server describes them (/api/openapi.json); a browser only checks with them, and is spared the rest.
 */
export function leanZod(): Plugin {
  return {
    name: "lean-zod",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      if (!/\/zod\/v4\/core\/(?:to-json-schema|json-schema-(?:processors|generator))\.js/.test(id))
        return null;
      const names = [...code.matchAll(/^export (?:const|function|class) (\w+)/gm)];
      const stubs = names.map(([, name]) => `nothing as ${name}`);
      return {
        code: `const nothing = () => undefined; export { ${stubs.join(", ")} };`,
        map: null,
      };
    },
  };
}
