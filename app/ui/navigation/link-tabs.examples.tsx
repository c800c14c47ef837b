import type { Examples } from "../examples.ts";
import { LinkTabs } from "./link-tabs.tsx";

const tabs = ["Individuals", "Business", "Diaspora"].map((label, i) => ({
  label,
  href: `#${label}`,
  isCurrent: i === 1,
}));

export const examples: Examples = {
  title: "Link tabs",
  states: {
    "side by side": <LinkTabs label="Audiences" tabs={tabs} />,
    vertical: <LinkTabs label="Audiences, vertical" tabs={tabs} isVertical />,
  },
};
