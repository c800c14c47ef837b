import { WithContent } from "#app/gallery/given-content.tsx";
import type { Notices as Written } from "#model/page-texts/notices.ts";
import type { Examples } from "#app/ui/examples.ts";
import { Notices } from "./notices.tsx";

const noticesOf = (items: Written["items"]) => (
  <WithContent change={({ notices }) => ({ notices: { ...notices, items } })}>
    <Notices />
  </WithContent>
);
const text = "A specimen of what is to be said on pages for a while.";
const link = { label: "Where to read on", to: "/ways-to-bank" };

export const examples: Examples = {
  title: "Notices",
  states: {
    news: noticesOf([{ text, tone: "news", where: ["all"] }]),
    "a warning with a link": noticesOf([{ text, tone: "warning", where: ["all"], link }]),
    "an urgent one": noticesOf([{ text, tone: "urgent", where: ["all"] }]),
    "two at a time": noticesOf([
      { text, tone: "urgent", where: ["all"] },
      { text: `${text} And another.`, tone: "news", where: ["all"], link },
    ]),
    "none: nothing": noticesOf([]),
  },
  isOncePerPage: true,
};
