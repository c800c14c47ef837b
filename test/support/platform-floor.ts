import { features } from "web-features";
import { floor } from "../../tools/floor.ts";

export type PlatformPart = { owner: string; name: string; isStatic: boolean; isMissing: boolean };

type Support = { chrome?: string; firefox?: string; safari?: string };

/** Of the parts that scripts reach by name, which each of the floor's browsers has: what JavaScript and the DOM hold. */
export const platformParts: readonly PlatformPart[] = Object.values(features).flatMap((feature) =>
  feature.kind === "feature"
    ? Object.entries(feature.status.by_compat_key ?? {}).flatMap(([key, { support }]) =>
        readKey(key, support),
      )
    : [],
);

/** `api.Element.checkVisibility`, `javascript.builtins.Array.at`, `api.AbortSignal.timeout_static`, `api.ToggleEvent`. */
function readKey(key: string, support: Support): PlatformPart[] {
  const [, owner, member, more] =
    /^(?:api|javascript\.builtins)\.(\w+)(?:\.(\w+))?(\..+)?$/.exec(key) ?? [];
  if (!owner || more || member?.endsWith("_event")) return [];
  const name = member?.replace(/_static$/, "") ?? owner;
  const isStatic = member?.endsWith("_static") ?? false;
  return [{ owner: member ? owner : "", name, isStatic, isMissing: !isAtFloor(support) }];
}

function isAtFloor({ chrome, firefox, safari }: Support) {
  return (
    since(chrome) <= since(floor.chrome) &&
    since(firefox) <= since(floor.firefox) &&
    since(safari) <= since(floor.safari)
  );
}

function since(version = "Infinity") {
  return Number.parseFloat(version.replace("≤", ""));
}
