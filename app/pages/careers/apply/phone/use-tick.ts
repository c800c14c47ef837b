import { type FormEvent, useRef, useState } from "react";
import type { TickBoxHandle } from "#app/parts/captcha/tick-box-props.ts";
import type { StepProps } from "../steps/step-form.tsx";

type Errors = StepProps["control"]["state"]["errors"];

/** Sends forms that ask for a code, with the token of their tick box. `errors` are those of the last answer. */
export function useTick({ submit }: Pick<StepProps["posting"], "submit">, errors: Errors) {
  const ref = useRef<TickBoxHandle>(null);
  const [mended, setMended] = useState<Errors>();
  return {
    /** Once the box is ticked its error is gone, until the next answer. */
    tickBox: {
      ref,
      error: mended === errors ? undefined : errors["captcha"],
      onTick: () => setMended(errors),
    },
    /** Resolves to whether the code was sent. */
    async askForCode(event: FormEvent<HTMLFormElement>): Promise<boolean> {
      let token = "";
      const view = await submit(event, async () => {
        token = (await ref.current?.token()) ?? "";
        return token;
      });
      const isRefused = !view || view.notice !== undefined || Object.keys(view.errors).length > 0;
      if (!isRefused) ref.current?.reset();
      // The server has used the token up, or refused it.
      else if (token && !view?.errors["phoneNumber"]) ref.current?.renew();
      return !isRefused;
    },
  };
}
