import type { Kysely } from "kysely";

// Migrations must not import schema.ts, which describes the current tables.
export async function createFirstTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("job")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("job_department", "text", (column) => column.notNull())
    .addColumn("category", "text", (column) => column.notNull())
    .addColumn("subsidiary", "text", (column) => column.notNull())
    .addColumn("tagline", "text", (column) => column.notNull())
    .addColumn("description", "text", (column) => column.notNull())
    .addColumn("accountabilities", "text", (column) => column.notNull())
    .addColumn("competencies", "text", (column) => column.notNull())
    .addColumn("qualifications", "text", (column) => column.notNull())
    .addColumn("application_deadline", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("provenance", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("exchange_rate")
    .addColumn("currency", "text", (column) => column.primaryKey())
    .addColumn("buy", "double precision", (column) => column.notNull())
    .addColumn("sell", "double precision", (column) => column.notNull())
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("as_of", "bigint", (column) => column.notNull())
    .addColumn("source", "text", (column) => column.notNull())
    .addColumn("provenance", "text", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("enquiry")
    .addColumn("reference", "text", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("phone", "text", (column) => column.notNull())
    .addColumn("message_section", "text", (column) => column.notNull())
    .addColumn("subject", "text")
    .addColumn("message", "text", (column) => column.notNull())
    .addColumn("destination_flag", "text", (column) => column.notNull())
    .addColumn("idempotency_key", "text", (column) => column.unique())
    .addColumn("fingerprint", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("application")
    .addColumn("reference", "text", (column) => column.primaryKey())
    .addColumn("job_id", "text", (column) => column.notNull())
    .addColumn("job_title", "text", (column) => column.notNull())
    .addColumn("first_name", "text", (column) => column.notNull())
    .addColumn("last_name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("id_number", "text", (column) => column.notNull())
    .addColumn("phone", "text", (column) => column.notNull())
    .addColumn("previous_salary", "text", (column) => column.notNull())
    .addColumn("expected_salary", "text", (column) => column.notNull())
    .addColumn("previous_industry_exp", "integer", (column) => column.notNull())
    .addColumn("resident", "integer", (column) => column.notNull())
    .addColumn("work_permit", "integer")
    .addColumn("work_permit_expiry", "text")
    .addColumn("education", "text", (column) => column.notNull())
    .addColumn("work_experience", "text", (column) => column.notNull())
    .addColumn("cv_key", "text", (column) => column.notNull())
    .addColumn("cv_name", "text", (column) => column.notNull())
    .addColumn("cv_type", "text", (column) => column.notNull())
    .addColumn("cv_bytes", "integer", (column) => column.notNull())
    .addColumn("cv_scan", "text", (column) => column.notNull())
    .addColumn("proof_id", "text", (column) => column.notNull().unique())
    .addColumn("idempotency_key", "text", (column) => column.unique())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("phone_code")
    .addColumn("phone", "text", (column) => column.primaryKey())
    .addColumn("code_hash", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("captcha_spent")
    .addColumn("signature", "text", (column) => column.primaryKey())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("usage")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("started_at", "bigint", (column) => column.notNull())
    .addColumn("used", "integer", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("outbox")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("channel", "text", (column) => column.notNull())
    .addColumn("about", "text", (column) => column.notNull())
    .addColumn("payload", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("next_at", "bigint", (column) => column.notNull())
    .addColumn("locked_until", "bigint", (column) => column.notNull())
    .addColumn("done_at", "bigint")
    .addColumn("dead_at", "bigint")
    .addColumn("last_error", "text")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("visit")
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("page", "text", (column) => column.notNull())
    .addColumn("event", "text", (column) => column.notNull())
    .addColumn("count", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("visit_primary", ["day", "page", "event"])
    .execute();

  await db.schema
    .createTable("revision")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("value", "bigint", (column) => column.notNull().defaultTo(0))
    .execute();

  const indexes: [string, string[]][] = [
    ["job", ["status", "created_at"]],
    ["enquiry", ["created_at"]],
    ["enquiry", ["phone"]],
    ["enquiry", ["email"]],
    ["application", ["created_at"]],
    ["application", ["phone"]],
    ["application", ["email"]],
    ["outbox", ["channel", "done_at", "dead_at", "next_at"]],
    ["outbox", ["done_at"]],
    ["outbox", ["about"]],
  ];
  for (const [table, columns] of indexes) {
    await db.schema
      .createIndex([table, ...columns].join("_"))
      .on(table)
      .columns(columns)
      .execute();
  }
}
