import { Hono } from "hono";
import type { Motif, PatternShape } from "#domain/pages/pattern.ts";
import { bestEncoding } from "../http/best-encoding.ts";
import { clientNetwork } from "../http/client-ip.ts";
import { isHeld } from "../http/versions.ts";
import type { Shed } from "../pages/gated.ts";
import { Overloaded } from "../pages/render-gate.ts";
import { drawPattern } from "./draw-pattern.ts";
import { palettes } from "./palettes.ts";
import { createPatternFiles } from "./pattern-files.ts";
import { shapes } from "./shapes.ts";

const fileName = /^([a-z0-9-]{1,80})\.svg$/;

/** A pattern changes only with a release: a day fresh, and shown for a week more while it is fetched again. */
const cacheControl = "public, max-age=86400, stale-while-revalidate=604800";

/** `GET /patterns/{motif}/{shape}/{seed}.svg` */
export function patternRoutes(shed: Shed) {
  const files = createPatternFiles();
  const app = new Hono();

  app.get("/patterns/:motif/:shape/:file", async (c) => {
    const { motif, shape, file: asked } = c.req.param();
    const seed = fileName.exec(asked)?.[1];
    if (!isMotif(motif) || !isShape(shape) || !seed) return c.notFound();

    const name = `${motif}/${shape}/${seed}`;
    const file = await files
      .get(name, () => drawPattern(motif, seed, shape), clientNetwork(c.req.raw.headers))
      .catch((error: unknown) => {
        if (error instanceof Overloaded) return undefined;
        throw error;
      });
    if (!file) return shed(c.req.raw);
    const { etag, bodies } = file;
    c.header("Cache-Control", cacheControl);
    c.header("ETag", etag);
    c.header("Vary", "Accept-Encoding");
    if (isHeld(c.req, { etag })) return c.body(null, 304);

    const encoding = bestEncoding(c.req.header("Accept-Encoding") ?? "");
    if (encoding !== "identity") c.header("Content-Encoding", encoding);
    c.header("Content-Type", "image/svg+xml");
    c.header("Content-Length", String(bodies[encoding].length));
    return c.body(bodies[encoding]);
  });

  return app;
}

function isMotif(text: string): text is Motif {
  return Object.hasOwn(palettes, text);
}

function isShape(text: string): text is PatternShape {
  return Object.hasOwn(shapes, text);
}
