import { Hono } from "hono";

/** Why the server should be sent no visitors now; `undefined` when it should. */
export type Obstacle = "stopping" | "no database" | "cannot store" | undefined;

/** `/livez`: the process answers. `/readyz`: it should be sent visitors. */
export function healthRoutes(findObstacle: () => Promise<Obstacle>) {
  return new Hono()
    .get("/livez", (c) => c.text("ok", 200, { "Cache-Control": "no-store" }))
    .get("/readyz", async (c) => {
      const obstacle = await findObstacle();
      return c.text(obstacle ?? "ready", obstacle ? 503 : 200, { "Cache-Control": "no-store" });
    });
}
