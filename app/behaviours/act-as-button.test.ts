// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { actAsButton } from "./act-as-button.ts";

const act = vi.fn<() => void>();
let link: HTMLAnchorElement;

beforeEach(() => {
  act.mockReset();
  link = document.createElement("a");
  link.href = "/contact-us";
  document.body.replaceChildren(link);
  actAsButton(link, act);
});

const click = (init: MouseEventInit = {}) => {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
  link.dispatchEvent(event);
  return event;
};
const press = (key: string) => {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  link.dispatchEvent(event);
  return event;
};

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
  "a click with %o opens the link in another tab or window",
  (modifier) => {
    expect(click(modifier).defaultPrevented).toBe(false);
    expect(act).not.toHaveBeenCalled();
  },
);

test("the space bar acts, and does not scroll the page", () => {
  expect(press(" ").defaultPrevented).toBe(true);
  expect(act).toHaveBeenCalledOnce();
});

test.each(["a", "Tab", "ArrowDown"])("the key %s does nothing", (key) => {
  expect(press(key).defaultPrevented).toBe(false);
  expect(act).not.toHaveBeenCalled();
});
