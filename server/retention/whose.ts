import { type Expression, sql, type SqlBool } from "kysely";

/** A person, named by what they gave: a phone as it is kept (`2547…`) or an email address. */
export type Whose = { phone: string } | { email: string };

/** What a person sent: an address is the same in capitals and in small letters. */
export const isFrom = (whose: Whose): Expression<SqlBool> =>
  "phone" in whose ? sql`phone = ${whose.phone}` : sql`lower(email) = lower(${whose.email})`;
