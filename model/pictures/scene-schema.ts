import { z } from "zod";
import { isScene } from "#domain/pages/scene.ts";

/** A clay scene by its name. */
export const SceneSchema = z.string().refine(isScene, "is no scene of domain/pages/scene.ts");
