import { isMap, isScalar } from "yaml";
import { openFields, print } from "../../model/reading/normal-form.ts";
import { isRecord } from "./schema.ts";

/** The keys of the file that are no phrase. */
const notPhrases = ["translation"];
const keyOf = (key: unknown) => String(isScalar(key) ? key.value : key);

/** How the CMS reads and writes the phrases of a language, whose keys are the English: as a list of pairs. */
export function createPhrasesFormat() {
  return {
    fromFile(text: string): Record<string, unknown> {
      const value: unknown = openFields(text).toJS();
      const items = Object.entries(isRecord(value) ? value : {})
        .filter(([english]) => !notPhrases.includes(english))
        .map(([english, kiswahili]) => ({ english, kiswahili }));
      return { items, _source: text };
    },
    toFile({ _source: given, items }: Record<string, unknown>): string {
      const document = openFields(typeof given === "string" ? given : "");
      const map = document.contents;
      if (!isMap(map)) throw new Error("The phrases are no map");
      const typed = (Array.isArray(items) ? items : []).filter(isRecord);
      const wanted = typed.map(
        ({ english, kiswahili }) => [String(english), String(kiswahili)] as const,
      );
      const phrases = map.items.filter(({ key }) => !notPhrases.includes(keyOf(key)));
      // A phrase of which the English is corrected stays in its place.
      if (phrases.length === wanted.length)
        for (const [i, { key }] of phrases.entries())
          if (isScalar(key) && keyOf(key) !== wanted[i]?.[0]) key.value = wanted[i]?.[0];
      const names = new Set([...notPhrases, ...wanted.map(([english]) => english)]);
      map.items = map.items.filter(({ key }) => names.has(keyOf(key)));
      for (const [english, kiswahili] of wanted)
        if (map.get(english) !== kiswahili) map.set(english, kiswahili);
      return print(document);
    },
  };
}
