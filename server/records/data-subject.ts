import { type Expression, sql, type SqlBool } from "kysely";

/** A person, named by what they gave: a phone as it is kept (`2547…`) or an email address. */
export type DataSubject = { phone: string } | { email: string };

/** Matches a person's records: an email address is the same in upper and in lower case. */
export const isAboutSubject = (subject: DataSubject): Expression<SqlBool> =>
  "phone" in subject ? sql`phone = ${subject.phone}` : sql`lower(email) = lower(${subject.email})`;
