import { z } from "zod";
import { haveOwn } from "#model/reading/unique.ts";

const Address = z
  .string()
  .regex(/^\/[\w\-./%]*$/, "is an address of this site, without a query")
  .regex(/^\/$|[^/]$/, "has no slash at its end");

/** Old addresses, or ones that another site links to: they redirect for good to the page. */
export const RedirectsSchema = z
  .array(z.strictObject({ from: z.array(Address).min(1), to: Address }))
  .transform((all) => all.flatMap(({ from, to }) => from.map((each) => ({ from: each, to }))))
  .refine(haveOwn("from"), "an address leads to one place: one `from` appears twice");
export type Redirect = z.output<typeof RedirectsSchema>[number];
