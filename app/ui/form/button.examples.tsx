import type { Examples } from "../examples.ts";
import { Button, ButtonLink } from "./button.tsx";

export const examples: Examples = {
  title: "Button",
  states: {
    primary: <Button>Send message</Button>,
    secondary: <Button variant="secondary">Cancel</Button>,
    quiet: <Button variant="quiet">Clear</Button>,
    busy: <Button aria-busy="true">Send message</Button>,
    link: <ButtonLink href="/contact-us">Contact us</ButtonLink>,
    "long words": (
      <Button>Send me a code for an application by text message to the number above</Button>
    ),
  },
};
