import { FromContent } from "#app/gallery/given-content.tsx";
import type { Examples } from "#app/ui/examples.ts";
import { OwnTickBox } from "./own-tick-box.tsx";
import { TickBoxFailure } from "./tick-box-failure.tsx";
import { TickBoxFrame } from "./tick-box-frame.tsx";
import { TickBox } from "./tick-box.tsx";

const nothing = () => undefined;

export const examples: Examples = {
  title: "Tick box",
  states: {
    unticked: (
      <FromContent>
        {({ formMessages: { tickBox } }) => <OwnTickBox id="own" texts={tickBox} />}
      </FromContent>
    ),
    refused: (
      <FromContent>
        {({ formMessages: { tickBox } }) => (
          <OwnTickBox id="refused" texts={tickBox} error="Tick the box." />
        )}
      </FromContent>
    ),
    "the proof could not be had": (
      <FromContent>
        {({ formMessages: { tickBox } }) => (
          <TickBoxFrame id="failed" error={undefined}>
            <TickBoxFailure texts={tickBox} onRetry={nothing} />
          </TickBoxFrame>
        )}
      </FromContent>
    ),
    "Google's, before its script": (
      <FromContent>
        {({ formMessages: { tickBox } }) => (
          <TickBox id="google" texts={tickBox} captcha={{ mode: "recaptcha" }} />
        )}
      </FromContent>
    ),
    "none asked for: nothing": (
      <FromContent>
        {({ formMessages: { tickBox } }) => (
          <TickBox id="none" texts={tickBox} captcha={{ mode: "off" }} />
        )}
      </FromContent>
    ),
  },
};
