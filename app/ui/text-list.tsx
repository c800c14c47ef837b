type TextListProps = { texts: readonly string[]; className?: string | undefined };

/** Texts in no order. */
export function TextList({ texts, className }: TextListProps) {
  return (
    <ul className={className}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** Each text as a paragraph. */
export const Paragraphs = ({ texts }: Pick<TextListProps, "texts">) =>
  texts.map((text) => <p key={text}>{text}</p>);
