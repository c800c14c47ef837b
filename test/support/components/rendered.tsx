import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { ServicesProvider } from "#app/lib/services.tsx";
import type { Services } from "#server/services.ts";

const inEnglish = { language: "en" };

/** A part of a page as HTML, with the server's services that the test provides. */
export function rendered(
  part: ReactNode,
  services: Partial<Services>,
  { path = "/", status = 200 } = {},
): string {
  const element = (
    // The cast: a part uses only the services that its test provides.
    <ServicesProvider services={{ content: inEnglish, ...services } as Services} status={status}>
      {part}
    </ServicesProvider>
  );
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [path] });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}
