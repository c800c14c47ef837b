/** The two globals that browsers and Node share and ECMAScript does not declare. */
declare class URLSearchParams {
  constructor(init?: string | Readonly<Record<string, string>> | string[][] | URLSearchParams);
  append(name: string, value: string): void;
  get(name: string): string | null;
  set(name: string, value: string): void;
  toString(): string;
  [Symbol.iterator](): IterableIterator<[string, string]>;
}
declare class URL {
  static parse(url: string): URL | null;
  readonly hostname: string;
  readonly pathname: string;
}
