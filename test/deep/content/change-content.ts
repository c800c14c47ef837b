import { changeFigures } from "./change-figures.ts";
import { changeRecords } from "./change-records.ts";
import { changeWords } from "./change-words.ts";
import { openFolder } from "./content-folder.ts";

/** The changes that an editor may make at once: figures, words, and whole records that come, go and get other names. */
export function changeContent(root: string) {
  const files = openFolder(root);
  changeFigures(files);
  changeRecords(files);
  changeWords(files);
}
