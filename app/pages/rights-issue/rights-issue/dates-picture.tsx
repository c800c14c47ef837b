import type { RightsEvent } from "#model/rights-issue/terms-schema.ts";
import type { RightsIssueRecord } from "#model/rights-issue/schema.ts";
import { whenOf } from "./when.ts";

/** The values of styles/tokens.css, repeated because an SVG picture cannot read the custom properties of the page. */
const colour = {
  cream: "#fbf6ee",
  ink: "#2b2327",
  soft: "#5b5257",
  maroon: "#7a1730",
  maroonDark: "#4e0e20",
  gold: "#d9a13b",
  goldLight: "#f0c979",
  white: "#ffffff",
};
const beads = [colour.maroon, "#1f5e5b", colour.gold, "#27496d"];
const font = "'Plus Jakarta Sans', 'Segoe UI', Roboto, system-ui, sans-serif";

export const datesPictureWidth = 720;
const headHeight = 190;
const rowHeight = 104;

export const datesPictureHeight = (events: number) => headHeight + events * rowHeight + 30;

type DatesPictureProps = {
  group: string;
  title: string;
  texts: RightsIssueRecord["dates"];
  events: readonly RightsEvent[];
};

/** RIG-5: the dates of the offer as beads on a string. */
export function DatesPicture({ group, title, texts, events }: DatesPictureProps) {
  const width = datesPictureWidth;
  const height = datesPictureHeight(events.length);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fontFamily={font}
    >
      <rect width={width} height={height} fill={colour.cream} />
      <rect width={width} height="140" fill={colour.maroonDark} />
      <Belt y={140} />
      <text x="40" y="56" fill={colour.goldLight} fontSize="26" fontWeight="600">
        {group}
      </text>
      <text x="40" y="108" fill={colour.white} fontSize="46" fontWeight="700">
        {title}
      </text>
      <line
        x1="68"
        x2="68"
        y1={headHeight + 20}
        y2={headHeight + (events.length - 1) * rowHeight + 20}
        stroke={colour.gold}
        strokeWidth="4"
        strokeDasharray="2 9"
        strokeLinecap="round"
      />
      {events.map((event, i) => (
        <Day key={event.id} event={event} place={i} texts={texts} />
      ))}
    </svg>
  );
}

type DayProps = { event: RightsEvent; place: number; texts: RightsIssueRecord["dates"] };

function Day({ event, place, texts }: DayProps) {
  const y = headHeight + place * rowHeight + 20;
  return (
    <g>
      <circle cx="68" cy={y} r="21" fill={beads[place % beads.length]} />
      <circle cx="68" cy={y} r="8" fill={colour.cream} />
      <text x="116" y={y} fill={colour.ink} fontSize="34" fontWeight="700">
        {event.title}
      </text>
      <text x="116" y={y + 38} fill={colour.soft} fontSize="28">
        {whenOf(event, texts)}
      </text>
    </g>
  );
}

/** A row of beads under the heading. */
function Belt({ y }: { y: number }) {
  const size = 20;
  const count = datesPictureWidth / size;
  return Array.from({ length: count }, (_, i) => (
    <rect
      key={i}
      x={i * size + 2}
      y={y + 3}
      width={size - 4}
      height={size - 6}
      rx="5"
      fill={beads[(i * 5 + Math.floor(i / 3)) % beads.length]}
    />
  ));
}
