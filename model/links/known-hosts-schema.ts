import { z } from "zod";

const Host = z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, "is a host alone: www.example.com");

/** The hosts outside this site that its texts may lead to. */
export const KnownHostsSchema = z.strictObject({ hosts: z.array(Host) });
