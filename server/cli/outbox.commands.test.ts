import { expect, test } from "vitest";
import { openSiteOfCommands } from "#test/support/site/command-line.ts";
import { engines } from "#test/support/site/databases.ts";
import { enqueue } from "../outbox/outbox.store.ts";

test.each(engines)(
  "on %s waiting and failed messages are listed without their text, and can be tried again",
  async (engine) => {
    const { db, run, read } = await openSiteOfCommands(engine);
    for (const about of ["E-1", "E-2"])
      await enqueue(db, { channel: "mail", about, payload: { text: "private" }, now: 0 });
    await db
      .updateTable("outbox")
      .set({ deadAt: 5, attempts: 12, lastError: "550 no such mailbox" })
      .where("about", "=", "E-2")
      .execute();

    const { code, stdout } = await run("outbox", "status");
    expect(code).toBe(0);
    expect(stdout).toMatch(/^mail +1 +1 +0$/m);
    expect(stdout).toMatch(/^E-2 +mail .* 12 +never +550 no such mailbox$/m);
    expect(stdout).not.toContain("private");
    const status = await read("outbox", "status");
    expect(JSON.stringify(status)).not.toContain("private");
    expect(status).toMatchObject({
      channels: { mail: { waiting: 1, dead: 1 } },
      dead: [{ about: "E-2" }],
      waiting: [{ about: "E-1" }],
    });

    expect(await read("outbox", "retry")).toEqual({ retried: 1 });
    expect((await run("outbox", "retry")).stdout).toBe("0 to be tried again.\n");
    const after = { channels: { mail: { waiting: 2, dead: 0 } } };
    expect(await read("outbox", "status")).toMatchObject(after);
  },
);
