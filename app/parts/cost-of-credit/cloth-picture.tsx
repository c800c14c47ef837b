import { useId } from "react";
import { type ClothDrawing, type ClothLayer, drawCloth } from "#domain/lending/cloth-drawing.ts";
import type { Cloth } from "#domain/lending/cloth.ts";

/** Room for the numbers of the years on the left, and for the hems. */
const margin = { left: 26, right: 1, block: 6 };

type ClothPictureProps = { cloth: Cloth; label: string; className?: string | undefined };

/** The cloth as SVG. Its colours are the same in the dark scheme and in print. */
export function ClothPicture({ cloth, label, className }: ClothPictureProps) {
  const drawing = drawCloth(cloth);
  const { left, right, block } = margin;
  const width = left + drawing.width + right;
  const height = drawing.height + 2 * block;
  return (
    <svg
      className={className}
      width={width}
      height={height}
      viewBox={`${-left} ${-block} ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      <ClothShapes drawing={drawing} />
    </svg>
  );
}

/** The shapes alone, for an SVG around them. */
export function ClothShapes({ drawing }: { drawing: ClothDrawing }) {
  const { layers, labels } = drawing;
  const id = useId();
  return (
    <>
      {layers.map((layer, i) => (
        <Layer
          key={layer.colour + layer.d.length + layer.tile?.d}
          {...layer}
          patternId={`${id}${i}`}
        />
      ))}
      {labels.map(({ number, y }) => (
        <text key={number} x="-6" y={y} textAnchor="end" fontSize="13" fill="currentColor">
          {number}
        </text>
      ))}
    </>
  );
}

type LayerProps = ClothLayer & { patternId: string };

function Layer({ d, colour, opacity, line, tile, patternId }: LayerProps) {
  if (line) return <path d={d} fill="none" stroke={colour} strokeWidth={line} />;
  if (!tile) return <path d={d} fill={colour} />;
  return (
    <>
      <pattern
        id={patternId}
        x={tile.x}
        width={tile.width}
        height={tile.height}
        patternUnits="userSpaceOnUse"
      >
        <path d={tile.d} fill={colour} opacity={opacity} />
      </pattern>
      <path d={d} fill={`url(#${patternId})`} />
    </>
  );
}
