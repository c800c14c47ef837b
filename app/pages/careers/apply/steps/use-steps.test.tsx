// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { does, showComponent } from "#test/support/show-component.tsx";
import { useSteps } from "./use-steps.ts";

const show = vi.fn();
const state = { step: "check" as const, proof: "proof", upload: undefined };

function Form({ upload }: { upload?: { share: number } }) {
  useSteps({ ...state, upload }, show);
  return <p />;
}
const goBack = () => dispatchEvent(new PopStateEvent("popstate", { state: { step: "details" } }));

test("Back leads one step back, and stays where an application is being sent", async () => {
  const render = await showComponent(<Form upload={{ share: 0.5 }} />);
  await does(goBack);
  expect(show).not.toHaveBeenCalled();
  expect(history.state).toEqual({ step: "check" });
  await render(<Form />);
  await does(goBack);
  expect(show).toHaveBeenCalledExactlyOnceWith({ step: "details" });
});
