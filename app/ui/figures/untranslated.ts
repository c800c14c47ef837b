/**
 * The `translate` attribute of a figure: a browser that translates the page leaves an amount or a name as it is. One with
 * words, such as "12% a year", is translated.
 */
export const untranslated = (figure: string): "no" | undefined =>
  /\b[a-z]/.test(figure) ? undefined : "no";
