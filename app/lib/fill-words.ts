export { fillWords } from "#domain/pages/fill-words.ts";
