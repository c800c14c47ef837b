import { expect, test } from "vitest";
import { type Texts, textsOf, translate } from "./translate.ts";

const english = {
  title: "Loans",
  count: "{count} loans",
  link: { label: "See", to: "/borrow" },
  link2: { label: "App", link: "androidApp" },
  steps: ["Ask", "Sign"],
  cards: [{ title: "Home", size: 2 }, { title: "Car" }],
};

function translated(texts: Texts) {
  const mistakes: string[] = [];
  const value = translate(english, texts, (place, mistake) =>
    mistakes.push(`${place}: ${mistake}`),
  );
  return { value, mistakes };
}

test("translated texts are replaced, and the rest stays English", () => {
  const { value, mistakes } = translated({
    title: "Mikopo",
    count: "Mikopo {count}",
    link: { label: "Ona" },
    steps: ["Omba", "Tia sahihi"],
    cards: [{}, { title: "Gari" }],
  });
  expect(mistakes).toEqual([]);
  expect(value).toEqual({
    ...english,
    title: "Mikopo",
    count: "Mikopo {count}",
    link: { label: "Ona", to: "/borrow" },
    steps: ["Omba", "Tia sahihi"],
    cards: [{ title: "Home", size: 2 }, { title: "Gari" }],
  });
});

test.each<[Texts, string]>([
  [{ tittle: "Mikopo" }, "tittle: is not there in English"],
  [{ link: { href: "x" } }, "link.href: is not there in English"],
  [{ count: "Mikopo" }, "count: needs the places of the English ({count}), has none"],
  [{ title: "Mikopo {n}" }, "title: needs the places of the English (none), has {n}"],
  [{ link: { to: "/sw/borrow" } }, "link.to: is no text to translate"],
  [{ steps: ["Omba"] }, "steps: has 1 entries, the English 2"],
  [{ steps: "Omba" }, "steps: is something else in English"],
  [{ cards: [{ size: "mbili" }, {}] }, "cards.0.size: is something else in English"],
  [{ title: ["Mikopo"] }, "title: is something else in English"],
  [{ link: "Ona" }, "link: is something else in English"],
])("%j: %s, and the text stays English", (texts, mistake) => {
  expect(translated(texts)).toEqual({ value: english, mistakes: [mistake] });
});

test("addresses and ids are not texts", () => {
  expect(textsOf(english)).toEqual([
    "Loans",
    "{count} loans",
    "See",
    "App",
    "Ask",
    "Sign",
    "Home",
    "Car",
  ]);
});
