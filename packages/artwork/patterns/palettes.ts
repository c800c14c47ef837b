import type { Motif } from "../../../domain/pictures/pattern.ts";

/** The colours of one cloth. */
export type Colourway = {
  /** The cloth itself. */
  ground: string;
  /** Behind the threads: gaps, shadows, outlines. */
  shade: string;
  /** From the most used to the least used. */
  threads: readonly [lead: string, second: string, accent: string, light: string];
};

type Palette = {
  /** The background of the text, from the far edge to the start of the pattern. */
  calm: readonly [deep: string, near: string];
  colourways: readonly [Colourway, ...Colourway[]];
};

export const palettes = {
  savings: {
    calm: ["#4e0e20", "#6d142b"],
    colourways: [
      dyed("#7a1730", "#3c0a18", ["#f0c979", "#d9a13b", "#b5445c", "#fbf6ee"]),
      dyed("#7a1730", "#3c0a18", ["#f6e3d2", "#e2a48f", "#f0c979", "#fbf6ee"]),
      dyed("#8a1c38", "#3c0a18", ["#efd9b0", "#dd7a4c", "#f0c979", "#fbf6ee"]),
      dyed("#e6c991", "#6b4220", ["#7a1730", "#2e0913", "#b5445c", "#fbf6ee"]),
      dyed("#5c1226", "#2a0710", ["#f3c9b4", "#b5445c", "#fbf6ee", "#d9a13b"]),
      dyed("#96203f", "#4e0e20", ["#fbefd6", "#2e0913", "#f0c979", "#fbf6ee"]),
      dyed("#7a1730", "#3c0a18", ["#e9cf9f", "#5fa39b", "#f0c979", "#fbf6ee"]),
      dyed("#d9a13b", "#5e3610", ["#7a1730", "#4e0e20", "#fbf6ee", "#fbefd6"]),
    ],
  },
  loans: {
    calm: ["#5a2314", "#7a331d"],
    colourways: [
      dyed("#8a3b22", "#471a0e", ["#f0c979", "#d9a13b", "#fbf6ee", "#f6e3d2"]),
      dyed("#8a3b22", "#471a0e", ["#fbefd6", "#e08a5b", "#f0c979", "#fbf6ee"]),
      dyed("#b8562c", "#571e0e", ["#fbe3b4", "#7a1730", "#f0c979", "#fbf6ee"]),
      dyed("#6e2a18", "#34110a", ["#f3b98b", "#d9a13b", "#fbf6ee", "#f0c979"]),
      dyed("#a5472a", "#4a190d", ["#f0c979", "#2f8a84", "#fbf6ee", "#fbefd6"]),
      dyed("#8a3b22", "#3f150c", ["#fbefd6", "#d9a13b", "#2d6a9f", "#f3b98b"]),
      dyed("#d08a35", "#5a2314", ["#8a3b22", "#fbefd6", "#7a1730", "#fbf6ee"]),
      dyed("#7a1730", "#3a0d16", ["#f0c979", "#e0743f", "#fbf6ee", "#fbe3b4"]),
    ],
  },
  insurance: {
    calm: ["#123c3b", "#1a4f4d"],
    colourways: [
      dyed("#1f5e5b", "#0b2827", ["#fbf6ee", "#d9694a", "#2d6a9f", "#f0c979"]),
      dyed("#1f5e5b", "#0b2827", ["#bfe0d8", "#d9a13b", "#2f8a84", "#fbf6ee"]),
      dyed("#174847", "#082120", ["#f0c979", "#c0455f", "#2f8a84", "#fbf6ee"]),
      dyed("#2a7570", "#0b2f2d", ["#fbf6ee", "#2d5f93", "#d9694a", "#7fc4b8"]),
      dyed("#1f5e5b", "#0b2827", ["#7fc4b8", "#8a2a3f", "#d9a13b", "#fbf6ee"]),
      dyed("#174847", "#082120", ["#fbf6ee", "#e0743f", "#123c3b", "#7fc4b8"]),
      dyed("#2a7570", "#0b2f2d", ["#f0c979", "#174847", "#e0743f", "#fbf6ee"]),
      dyed("#1f5e5b", "#0b2827", ["#fbf6ee", "#7f6bc0", "#3f9f99", "#f0c979"]),
    ],
  },
  treasury: {
    calm: ["#162c45", "#203e5d"],
    colourways: [
      dyed("#27496d", "#13263c", ["#fbf6ee", "#5b8db8", "#f0c979", "#cfe3ee"]),
      dyed("#27496d", "#13263c", ["#f0c979", "#d9a13b", "#fbf6ee", "#8fb8d6"]),
      dyed("#1d3853", "#0d1d2f", ["#fbf6ee", "#2f8a84", "#f0c979", "#bfe0d8"]),
      dyed("#27496d", "#13263c", ["#fbf6ee", "#b5445c", "#f0c979", "#8fb8d6"]),
      dyed("#4a80ad", "#16304a", ["#fbf6ee", "#7a1730", "#f0c979", "#cfe3ee"]),
      dyed("#1d3853", "#0d1d2f", ["#cfe3ee", "#6552a3", "#f0c979", "#fbf6ee"]),
      dyed("#27496d", "#13263c", ["#fbefd6", "#cf6a45", "#f0c979", "#8fb8d6"]),
      dyed("#162c45", "#0a1726", ["#e0743f", "#3f74a3", "#fbf6ee", "#f0c979"]),
    ],
  },
  corporate: {
    calm: ["#211920", "#32252d"],
    // The cloth of a shuka: red with blue or black, or blue with red.
    colourways: [
      dyed("#b3262e", "#2a0a0d", ["#1f2f55", "#141f3a", "#fbf6ee", "#f0c979"]),
      dyed("#a01f2c", "#22080c", ["#1a1216", "#0f0a0c", "#f6e3d2", "#f0c979"]),
      dyed("#8f1f38", "#1a0509", ["#27396b", "#182445", "#fbf6ee", "#f0c979"]),
      dyed("#c02f33", "#2e0c0e", ["#22305c", "#8f1f2c", "#fbefd6", "#f0c979"]),
      dyed("#26376a", "#0e1530", ["#b3262e", "#7f1a22", "#fbf6ee", "#f0c979"]),
      dyed("#1f2b4a", "#0b1020", ["#c02f33", "#8f1f2c", "#f6e3d2", "#f0c979"]),
      dyed("#a8262e", "#1f0b0e", ["#2c4680", "#1f2a44", "#fbf6ee", "#f0c979"]),
      dyed("#a3202f", "#190509", ["#1d2650", "#c02f33", "#fbefd6", "#f0c979"]),
    ],
  },
} as const satisfies Record<Motif, Palette>;

function dyed(ground: string, shade: string, threads: Colourway["threads"]): Colourway {
  return { ground, shade, threads };
}
