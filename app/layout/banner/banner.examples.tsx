import type { Examples } from "#app/ui/examples.ts";
import { BannerScene } from "./banner-scene.tsx";
import { Banner } from "./banner.tsx";

const banner = { motif: "savings", seed: "example", title: "The title of a page" } as const;

export const examples: Examples = {
  title: "Banner",
  states: {
    "a title": <Banner {...banner} />,
    "all its words": (
      <Banner
        {...banner}
        motif="loans"
        kicker="What it belongs to"
        lead="One or two sentences that say what there is to do on the page below."
      />
    ),
    "a scene beside it": (
      <Banner {...banner} motif="insurance" beside={<BannerScene scene="kiondo" />} />
    ),
    "out of focus": <Banner {...banner} motif="treasury" isBlurred />,
  },
};
