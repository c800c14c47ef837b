import { join } from "node:path";
import { z } from "zod";

const RoleSchema = z.object({
  WORKER_ROLE: z.enum(["site", "pages"]),
  /** A folder that only this user may enter. */
  WORKER_SOCKETS: z.string(),
});

/** The sockets on which the process of the site answers the page workers. */
export type Sockets = {
  /** Takes every request that a page worker does not answer. */
  requests: string;
  /** Gives copies of the pages in memory. */
  copies: string;
};

/** The task of one of several processes; undefined for a process that is alone. */
export type Role = { name: "site" | "pages"; sockets: Sockets };

export function roleOf(environment: NodeJS.ProcessEnv): Role | undefined {
  const { success, data } = RoleSchema.safeParse(environment);
  if (!success) return undefined;
  const socket = (name: string) => join(data.WORKER_SOCKETS, name);
  return {
    name: data.WORKER_ROLE,
    sockets: { requests: socket("requests"), copies: socket("copies") },
  };
}

export const roleEnvironment = (
  name: Role["name"],
  folder: string,
): z.infer<typeof RoleSchema> => ({
  WORKER_ROLE: name,
  WORKER_SOCKETS: folder,
});
