/**
 * Messages that are expected, because the checker lags behind the standard or reports what we know. A closed list, each
 * with its reason and source.
 */
export const nuExceptions: readonly { message: RegExp; why: string; source: string }[] = [
  {
    message:
      /^A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”/,
    why: "`rel=expect` takes `blocking=render`, and does nothing without it",
    source: "https://html.spec.whatwg.org/multipage/links.html#link-type-expect",
  },
  {
    message: /^CSS: /,
    why: "Its list of properties is older than the floor's browsers; tools/floor-styles/features.test.ts looks each up in the tables of web features",
    source: "https://drafts.csswg.org/css-view-transitions-2/#view-transition-rule",
  },
  {
    message: /^Trailing slash on void elements has no effect/,
    why: "React writes elements without content so, and quotes every attribute",
    source: "https://html.spec.whatwg.org/multipage/syntax.html#start-tags",
  },
  {
    message: /^Attribute “placeholder” is only allowed when the input type is “email”/,
    why: "Browsers without a picker for months or days show a text field there, which needs an example",
    source: "https://html.spec.whatwg.org/multipage/input.html#month-state-(type=month)",
  },
  {
    message:
      /^Bad value “.*” for attribute “value” on element “input”: The literal did not satisfy/s,
    why: "What was typed in such a text field comes back as it was typed, beside the error",
    source: "https://html.spec.whatwg.org/multipage/input.html#value-sanitization-algorithm",
  },
];
