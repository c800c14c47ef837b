/** Computes a value from the content, or a part of it, once for each reading of it and each language. */
export function ofContent<C extends object, T extends object>(
  content: () => C,
  workOut: (content: C) => T,
): () => T {
  const known = new WeakMap<C, T>();
  return () => {
    const current = content();
    const found = known.get(current) ?? workOut(current);
    known.set(current, found);
    return found;
  };
}
