import * as z from "zod/mini";
import { lineUpTo } from "#domain/texts/text-schemas.ts";
import { plainText } from "#domain/texts/typed-text.ts";

/** No address is longer (RFC 3696, erratum 1690). */
export const longestEmail = 254;

/** An email address as people type one. */
export const Email = z.pipe(
  lineUpTo(longestEmail).check(z.overwrite(plainText)),
  z.email("invalid"),
);
