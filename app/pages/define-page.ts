/** The parameters that a URL pattern names: `"/careers/:job"` has `job`; `:family?` may be absent. */
export type ParamsOf<Pattern extends string> = Pattern extends `${infer Head}/${infer Tail}`
  ? ParamsOf<Head> & ParamsOf<Tail>
  : Pattern extends `:${infer Name}?`
    ? { readonly [K in Name]?: string | undefined }
    : Pattern extends `:${infer Name}`
      ? { readonly [K in Name]: string }
      : object;

/** What the site knows of a page before it is asked for. */
export type Page<Pattern extends string = string> = {
  /** The URL pattern, as React Router reads it. */
  readonly path: Pattern;
  /** The route module, below `app/`. A module may answer two patterns. */
  readonly module: string;
};

/** Checks a descriptor and keeps its pattern as a literal type. */
export function definePage<const Pattern extends string>(page: Page<Pattern>): Page<Pattern> {
  return page;
}
