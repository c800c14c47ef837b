/** What an address holds of these parameters, as it was typed; nothing where it holds none: the bare page. */
export function sentFields(
  address: string,
  parameters: readonly string[],
): Readonly<Record<string, string>> | undefined {
  const search = new URL(address).searchParams;
  const sent = parameters.flatMap((name) => {
    const value = search.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return sent.length === 0 ? undefined : Object.fromEntries(sent);
}
