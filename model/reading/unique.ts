/** Values of a field that occur in two records but must be unique, because readers and search engines rely on them. */
export function checkUnique<T>(
  records: readonly T[],
  fileOf: (record: T) => string,
  field: string,
  valuesOf: (record: T) => readonly string[],
): string[] {
  const seen = new Map<string, string>();
  return records.flatMap((record) =>
    valuesOf(record).flatMap((value) => {
      const first = seen.get(value);
      seen.set(value, fileOf(record));
      return first ? [`${fileOf(record)} ${field}: "${value}" is also in ${first}`] : [];
    }),
  );
}

/** True if no two items of a list have the same values for these keys. */
export const haveOwn =
  <Key extends string>(...keys: readonly Key[]) =>
  (items: readonly Readonly<Record<Key, unknown>>[]): boolean =>
    new Set(items.map((item) => keys.map((key) => item[key]).join(" "))).size === items.length;
