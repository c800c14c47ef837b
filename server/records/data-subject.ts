import { type Expression, sql, type SqlBool } from "kysely";

/** A person, identified by a stored phone number (`2547…`) or an email address. */
export type DataSubject = { phone: string } | { email: string };

/** Matches a person's records: an email address is the same in upper and in lower case. */
export const isAboutSubject = (subject: DataSubject): Expression<SqlBool> =>
  "phone" in subject ? sql`phone = ${subject.phone}` : sql`lower(email) = lower(${subject.email})`;
