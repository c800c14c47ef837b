import type { Examples } from "#app/ui/examples.ts";
import { BannerScene } from "./banner-scene.tsx";

export const examples: Examples = {
  title: "Banner scene",
  states: {
    alone: <BannerScene scene="kiondo" />,
  },
};
