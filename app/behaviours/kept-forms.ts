import { keepInHistory } from "./typed-in-history.ts";

// Most browsers restore what was typed after Back, but not after a reload.
for (const form of document.querySelectorAll<HTMLFormElement>("form[data-kept]"))
  keepInHistory(form);
