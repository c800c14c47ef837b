import type { Page } from "@playwright/test";

/**
 * Rules of two components with the same specificity that set the same property of an element. There must be none,
 * because a page may contain its components' rules in any order.
 */
export const styleRivals = (page: Page): Promise<string[]> => page.evaluate(findRivals);

/** Runs in the page. The first two letters of a class are those of its file (tools/short-class-names.ts). */
function findRivals(): string[] {
  type Rule = { selector: string; file: string; weight: string; properties: string[] };
  const found = new Set<string>();
  const seen = new Map<Element, Rule[]>();

  for (const sheet of document.styleSheets) if (sheet.href === null) readRules(sheet.cssRules);
  for (const rules of seen.values())
    for (const [at, rule] of rules.entries())
      for (const other of rules.slice(at + 1))
        if (rule.file !== other.file && rule.weight === other.weight) compare(rule, other);
  return [...found];

  function compare(rule: Rule, other: Rule) {
    const both = rule.properties.filter((name) => other.properties.includes(name));
    if (both.length > 0) found.add(`${rule.selector} and ${other.selector}: ${both.join(", ")}`);
  }

  function readRules(rules: CSSRuleList) {
    for (const rule of rules)
      if (rule instanceof CSSStyleRule) readRule(rule);
      else if (rule instanceof CSSGroupingRule) readRules(rule.cssRules);
  }

  function readRule({ selectorText, style }: CSSStyleRule) {
    for (const selector of apart(selectorText)) {
      const file = [...selector.matchAll(/\.([a-z]{2})[a-z\d]{1,2}(?![\w-])/g)].at(-1)?.[1];
      if (!file) continue;
      const rule = { selector, file, weight: weightOf(selector), properties: [...style] };
      for (const element of document.querySelectorAll(asAtRest(selector)))
        seen.set(element, [...(seen.get(element) ?? []), rule]);
    }
  }

  /** A list by its own commas, not by those in brackets. */
  function apart(list: string): string[] {
    const selectors = [""];
    let depth = 0;
    for (const character of list) {
      if (character === "(") depth += 1;
      if (character === ")") depth -= 1;
      if (character === "," && depth === 0) selectors.push("");
      else selectors.push(selectors.pop() + character);
    }
    return selectors;
  }

  /** Removes states: a pressed or hovered element is the same element. */
  function asAtRest(selector: string) {
    return selector
      .replaceAll(/:{1,2}(?:before|after|marker|placeholder|backdrop|-webkit-[\w-]+)\b/g, "")
      .replaceAll(/::[\w-]+/g, "")
      .replaceAll(/:(?:hover|active|focus[\w-]*|visited|target)\b/g, ":not(#_)");
  }

  /** Counts classes, attributes and states, then elements; a pseudo-element is a separate element. */
  function weightOf(selector: string) {
    const heavy = selector.replaceAll(/:where\((?:[^()]|\([^()]*\))*\)/g, "");
    const part = /::[\w-]+/.exec(heavy)?.[0] ?? "";
    const plain = heavy.replaceAll(/::[\w-]+/g, "");
    const classes = plain.match(/\.[\w-]+|\[[^\]]*\]|:(?!is|not|has)[\w-]+/g) ?? [];
    const elements = plain.match(/(?:^|[\s>+~(])[a-z][\w-]*/g) ?? [];
    return `${classes.length} ${elements.length} ${part}`;
  }
}
