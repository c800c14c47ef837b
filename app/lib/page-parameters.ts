/** The query parameters of a page, and how often each may be in its URL. A page declares them in its `handle`. */
export type PageParameters<Name extends string = string> = Readonly<Record<Name, number>>;

/** The declared parameters of a request: no other parameter can be read. */
export type Asked<Name extends string> = {
  readonly get: (name: Name) => string | null;
  readonly getAll: (name: Name) => string[];
  readonly has: (name: Name) => boolean;
};

/** In characters: one more than any form accepts in its URL, so that a longer value is recognised as too long. */
const longestValue = 201;

/** The values of a posted form as typed. For personal data: the values are in no URL, log or cache. */
export async function postedFields(request: Request, names: readonly string[]) {
  const form = await request.formData().catch(() => new FormData());
  const sent = names.flatMap((name) => {
    const value = form.get(name);
    return typeof value === "string" ? [[name, value.slice(0, longestValue)] as const] : [];
  });
  return Object.fromEntries(sent);
}

export function once<const Name extends string>(names: readonly Name[]): Record<Name, 1> {
  // The cast: Object.fromEntries loses the names.
  return Object.fromEntries(names.map((name) => [name, 1])) as Record<Name, 1>;
}

/** The declared parameters of a query in a fixed order, so that equal pages have equal URLs. */
export function declaredOnly(sent: URLSearchParams, declared: PageParameters): URLSearchParams {
  return new URLSearchParams(
    Object.entries(declared).flatMap(([name, most]) =>
      sent
        .getAll(name)
        .slice(0, most)
        .map((value) => [name, value.slice(0, longestValue)]),
    ),
  );
}

/** The parameters of a request to a page that declares them. */
export function askedOf<Name extends string>(
  request: Request,
  declared: PageParameters<Name>,
): Asked<Name> {
  return declaredOnly(new URL(request.url).searchParams, declared);
}

/** The values of a request as typed; undefined if it has none of these parameters. */
export function submittedFields(
  request: Request,
  declared: Readonly<Record<string, 1>>,
): Readonly<Record<string, string>> | undefined {
  const asked = declaredOnly(new URL(request.url).searchParams, declared);
  return asked.size === 0 ? undefined : Object.fromEntries(asked);
}
