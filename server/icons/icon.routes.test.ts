import { expect, test, vi } from "vitest";
import { readIcon } from "#model/reading/icons.ts";
import { iconRoutes } from "./icon.routes.ts";

test("an icon is a drawing that pages point at, and is read once", async () => {
  const read = vi.fn<typeof readIcon>(readIcon);
  const routes = iconRoutes(read);
  const [first, again] = [
    await routes.request("/icons/house-duotone.svg"),
    await routes.request("/icons/house-duotone.svg"),
  ];
  expect([first.status, first.headers.get("Content-Type")]).toEqual([200, "image/svg+xml"]);
  const svg = await first.text();
  expect(svg).toMatch(/^<svg id="i"/);
  expect(await again.text()).toBe(svg);
  expect(read).toHaveBeenCalledTimes(1);
});

test.each(["no-such-thing-duotone.svg", "house.svg", "house-thin.svg", "..%2Fhouse-bold.svg"])(
  "%s is not found",
  async (file) => {
    expect((await iconRoutes().request(`/icons/${file}`)).status).toBe(404);
  },
);
