// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { does, showComponent } from "#test/support/components/show-component.tsx";
import { useSteps } from "./use-steps.ts";

const show = vi.fn<(change: { step: string }) => void>();

function Form({ isSending }: { isSending: boolean }) {
  useSteps(
    { step: "check", proof: "proof", isSending, show },
    { left: () => undefined, resume: () => undefined },
  );
  return <p />;
}
const goBack = () => dispatchEvent(new PopStateEvent("popstate", { state: { step: "details" } }));

test("Back leads one step back, and stays where an application is being sent", async () => {
  const render = await showComponent(<Form isSending />);
  await does(goBack);
  expect(show).not.toHaveBeenCalled();
  expect(history.state).toEqual({ step: "check" });
  await render(<Form isSending={false} />);
  await does(goBack);
  expect(show).toHaveBeenCalledExactlyOnceWith({ step: "details" });
});
