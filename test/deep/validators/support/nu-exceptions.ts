/** Where the checker is behind the standard, or says what we know. A closed list: each with why, and where it is written. */
export const nuExceptions: readonly { message: RegExp; why: string; source: string }[] = [
  {
    message:
      /^A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”/,
    why: "`rel=expect` takes `blocking=render`, and does nothing without it",
    source: "https://html.spec.whatwg.org/multipage/links.html#link-type-expect",
  },
  {
    message: /^Trailing slash on void elements has no effect/,
    why: "React writes elements without content so, and quotes every attribute",
    source: "https://html.spec.whatwg.org/multipage/syntax.html#start-tags",
  },
];
