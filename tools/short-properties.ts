import { globSync, readFileSync } from "node:fs";
import type { PluginCreator, Root } from "postcss";

const letters = "abcdefghijklmnopqrstuvwxyz";
const nameOfProperty = /--[a-z][\w-]*/g;
const declared = /--[a-z][\w-]*(?=:)/g;

/** The custom properties that our style sheets set; scripts use none of them. */
const properties = [
  ...new Set(
    globSync("app/**/*.css", { cwd: `${import.meta.dirname}/..` })
      .toSorted()
      .flatMap(
        (file) => readFileSync(`${import.meta.dirname}/../${file}`, "utf8").match(declared) ?? [],
      ),
  ),
];
const shortNames = new Map(properties.map((name, place) => [name, `--${inLetters(place)}`]));

/** Names custom properties by one letter or two: their names were 0.2 KB of each page. */
export const shortProperties: PluginCreator<never> = () => ({
  postcssPlugin: "short-properties",
  OnceExit(root: Root) {
    const shorten = (text: string) =>
      text.replaceAll(nameOfProperty, (name) => shortNames.get(name) ?? name);
    root.walkDecls((declaration) => {
      declaration.prop = shorten(declaration.prop);
      declaration.value = shorten(declaration.value);
    });
  },
});
shortProperties.postcss = true;

function inLetters(place: number): string {
  const rest = Math.floor(place / letters.length);
  return (rest > 0 ? inLetters(rest - 1) : "") + letters.charAt(place % letters.length);
}
