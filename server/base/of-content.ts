import type { Content } from "#model/content.ts";

/** Computes a value from the content once for each reading of it and each language. */
export function ofContent<T extends object>(
  content: () => Content,
  workOut: (content: Content) => T,
): () => T {
  const known = new WeakMap<Content, T>();
  return () => {
    const current = content();
    const found = known.get(current) ?? workOut(current);
    known.set(current, found);
    return found;
  };
}
