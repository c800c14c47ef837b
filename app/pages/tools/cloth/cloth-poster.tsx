import { Fragment } from "react";
import { ClothShapes } from "#app/parts/cost-of-credit/cloth-picture.tsx";
import { clothColours } from "#domain/lending/cloth-drawing.ts";
import type { ClothSheet } from "#domain/lending/cloth-sheet.ts";

const side = 40;
const lineHeight = 18;
const ground = "#fbf6ee";
const ink = "#2b2327";
/** The number of letters of this size in a line. */
const charactersOfLine = 62;

/** A cloth as a picture of its own: an SVG that needs no style sheet and no font. */
export function ClothPoster({ drawing, language, ...words }: ClothSheet) {
  const { title, signature, label, facts, keys, sentences } = words;
  const width = drawing.width + 2 * side;
  const lines = linesOf(sentences.join(" "));
  const below = side + drawing.height + 2 * lineHeight;
  const factsEnd = below + (facts.length + 1) * lineHeight;
  const keysEnd = factsEnd + 2 * lineHeight;
  const height = keysEnd + (lines.length + 1) * lineHeight + side;
  const colours = [
    { text: keys.principal, colour: clothColours.principal },
    { text: keys.interest, colour: clothColours.interest },
  ];
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      lang={language}
      viewBox={`0 0 ${width} ${height}`}
      width={2 * width}
      height={2 * height}
      fontFamily="'Plus Jakarta Sans', 'Helvetica Neue', Arial, sans-serif"
      fontSize="11"
      fill={ink}
    >
      <title>{title}</title>
      <desc>{[label, ...sentences].join(" ")}</desc>
      <path d={`M0 0h${width}v${height}H0z`} fill={ground} />
      <g transform={`translate(${side} ${side})`}>
        <ClothShapes drawing={drawing} />
      </g>
      <text x={side} y={below} fontSize="20" fontWeight="700">
        {title}
      </text>
      <text x={width - side} y={below} textAnchor="end">
        {signature}
      </text>
      {facts.map(([name, figure], i) => (
        <Fragment key={name}>
          <text x={side} y={below + (i + 1.4) * lineHeight}>
            {name}
          </text>
          <text
            x={width - side}
            y={below + (i + 1.4) * lineHeight}
            textAnchor="end"
            fontWeight="700"
          >
            {figure}
          </text>
        </Fragment>
      ))}
      {colours.map(({ text, colour }, i) => (
        <Fragment key={text}>
          <path d={`M${side} ${factsEnd + i * lineHeight}h10v10h-10z`} fill={colour} />
          <text x={side + 16} y={factsEnd + i * lineHeight + 9}>
            {text}
          </text>
        </Fragment>
      ))}
      {lines.map((text, i) => (
        <text key={text} x={side} y={keysEnd + (i + 1) * lineHeight}>
          {text}
        </text>
      ))}
    </svg>
  );
}

/** SVG breaks no lines by itself. */
function linesOf(text: string): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line.length + 1 + word.length > charactersOfLine) {
      lines.push(line);
      line = word;
    } else line = `${line} ${word}`.trim();
  }
  return [...lines, line];
}
