export type Typing = { text: string; caret: number };

/** The side on which the last key deleted a character: without it, a deleted comma would come straight back. */
export type Deletion = "before" | "after" | undefined;

/**
 * FRM-10: puts thousands separators into an amount while it is being typed, and returns the position of the caret:
 * after as many figures as before. Anything but figures and one point ("5m", "KES 5") is left as it is, and so is a
 * separator after the point ("100.000,50").
 */
export function groupWhileTyping(typing: Typing): Typing {
  const figures = withoutSeparators(typing.text);
  if (!/^\d*\.?\d*$/.test(figures) || /\..*[,\s]/.test(typing.text)) return typing;

  const [whole = "", ...decimals] = figures.split(".");
  const text = [whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ","), ...decimals].join(".");
  return {
    text,
    caret: caretAfter(withoutSeparators(typing.text.slice(0, typing.caret)).length, text),
  };
}

/** Groups the amount that a field already has. */
export const groupedText = (text: string) => groupWhileTyping({ text, caret: 0 }).text;

/** As `groupWhileTyping`; where only a separator was deleted, the figure beyond it goes too. */
export function groupAfterKey(previousText: string, typing: Typing, deletion: Deletion): Typing {
  const { text, caret } = typing;
  const onlySeparatorGone =
    deletion !== undefined &&
    previousText.length > text.length &&
    withoutSeparators(previousText) === withoutSeparators(text);
  if (!onlySeparatorGone) return groupWhileTyping(typing);

  const gone = deletion === "before" ? caret - 1 : caret;
  return groupWhileTyping({
    text: text.slice(0, Math.max(gone, 0)) + text.slice(gone + 1),
    caret: Math.max(deletion === "before" ? gone : caret, 0),
  });
}

function withoutSeparators(text: string) {
  return text.replaceAll(/[,\s]/g, "");
}

function caretAfter(figuresBefore: number, text: string) {
  let caret = 0;
  for (let passed = 0; passed < figuresBefore; caret += 1) {
    if (text[caret] !== ",") passed += 1;
  }
  return caret;
}
