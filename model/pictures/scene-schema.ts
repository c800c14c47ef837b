import { z } from "zod";
import { type Scene, scenes } from "#domain/pictures/scene.ts";

// The cast: Object.keys loses the type of the keys.
const names = Object.keys(scenes) as Scene[];

/** The name of a clay scene. */
export const SceneSchema = z.enum(names);
