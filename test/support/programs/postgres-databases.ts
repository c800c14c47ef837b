import { randomUUID } from "node:crypto";
import { Client } from "pg";

/** PostgreSQL's own empty template. */
const bare = "template1";

/** Makes a database on a PostgreSQL server, as a copy of another one; returns its URL. */
export async function makePostgresDatabase(server: string, template = bare): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await runOn(server, `create database ${name} template ${template}`);
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}

export const dropPostgresDatabase = (server: string, url: string) =>
  runOn(server, `drop database if exists ${postgresNameOf(url)} with (force)`);

export const postgresNameOf = (url: string) => new URL(url).pathname.slice(1);

async function runOn(url: string, statement: string) {
  const client = new Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
