import { type FormEvent, useRef } from "react";
import type { TickBoxHandle } from "#app/parts/captcha/tick-box-props.ts";
import type { StepProps } from "../steps/step-props.ts";

/** Sends forms that ask for a code, with the token of their tick box. */
export function useTick({ submit }: StepProps["posting"]) {
  const tickBox = useRef<TickBoxHandle>(null);
  return {
    tickBox,
    /** Resolves to whether the code was sent. */
    async askForCode(event: FormEvent<HTMLFormElement>): Promise<boolean> {
      let token = "";
      const view = await submit(event, async () => {
        token = (await tickBox.current?.token()) ?? "";
        return token;
      });
      const isRefused = !view || view.notice !== undefined || Object.keys(view.errors).length > 0;
      if (!isRefused) tickBox.current?.reset();
      // The server has used the token up, or refused it.
      else if (token && !view?.errors["phoneNumber"]) tickBox.current?.renew();
      return !isRefused;
    },
  };
}
