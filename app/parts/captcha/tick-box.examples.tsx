import type { ReactNode } from "react";
import { FromContent } from "#app/gallery/given-content.tsx";
import type { Examples } from "#app/ui/examples.ts";
import { OwnTickBox } from "./own-tick-box.tsx";
import { TickBoxFrame } from "./tick-box-frame.tsx";
import type { TickBoxProps } from "./tick-box-props.ts";
import { TickBox } from "./tick-box.tsx";

const shown = (box: (texts: TickBoxProps["texts"]) => ReactNode) => (
  <FromContent>{({ formMessages }) => box(formMessages.tickBox)}</FromContent>
);

export const examples: Examples = {
  title: "Tick box",
  states: {
    unticked: shown((texts) => <OwnTickBox id="own" texts={texts} />),
    refused: shown((texts) => <OwnTickBox id="refused" texts={texts} error="Tick the box." />),
    "the proof could not be had": shown((texts) => (
      <TickBoxFrame id="failed" texts={texts} hasFailed onRetry={() => undefined} />
    )),
    "Google's, before its script": shown((texts) => (
      <TickBox id="google" texts={texts} captcha={{ mode: "recaptcha" }} />
    )),
    "none asked for: nothing": shown((texts) => (
      <TickBox id="none" texts={texts} captcha={{ mode: "off" }} />
    )),
  },
};
