import { Hono } from "hono";

/** The reason to send the server no visitors now; `undefined` if there is none. */
export type Obstacle = "stopping" | "no database" | "cannot store" | undefined;

const readyWithOldContent = "ready, with old content: the new content has mistakes";

/** `/livez`: the process answers. `/readyz`: it should be sent visitors. */
export function healthRoutes(
  findObstacle: () => Promise<Obstacle>,
  isContentCurrent: () => boolean,
) {
  return new Hono()
    .get("/livez", (c) => c.text("ok", 200, { "Cache-Control": "no-store" }))
    .get("/readyz", async (c) => {
      const obstacle = await findObstacle();
      // Stays ready with outdated content, which it can still serve.
      const ready = isContentCurrent() ? "ready" : readyWithOldContent;
      return c.text(obstacle ?? ready, obstacle ? 503 : 200, { "Cache-Control": "no-store" });
    });
}
