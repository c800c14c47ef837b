import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { engines } from "#test/support/databases.ts";
import { askJson, enquiry } from "#test/support/visitors.ts";
import { layOutSite } from "#test/support/whole-site.ts";

test.each(engines)(
  "sixty enquiries in a stranger's name send that stranger five emails, and nothing tells: %s",
  async (engine) => {
    const site = await layOutSite(engine);
    const { origin } = await site.start();
    const stranger = `amina.${randomUUID()}@mail.example`;
    const spelt = (turn: number) =>
      turn % 3 === 0 ? stranger.toUpperCase() : turn % 3 === 1 ? stranger : tagged(stranger, turn);
    const answers = [];
    for (let turn = 0; turn < 60; turn += 1)
      answers.push(
        await askJson(`${origin}/api/website/contactUs`, { ...enquiry(), email: spelt(turn) }),
      );
    const shapes = answers.map(({ status, envelope: { code, message, data } }) =>
      JSON.stringify([status, code, message, Object.keys(Object(data))]),
    );
    expect([...new Set(shapes)]).toHaveLength(1);
    expect(answers[59]).toMatchObject({ status: 200 });

    const [emails, enquiries] = await site.look(({ db }) =>
      Promise.all([
        db.selectFrom("outbox").select("about").execute(),
        db.selectFrom("enquiry").select("reference").execute(),
      ]),
    );
    expect(enquiries).toHaveLength(60);
    // One to the bank for each, and five to the stranger.
    expect(emails).toHaveLength(65);
  },
);

const tagged = (address: string, turn: number) => address.replace("@", `+${turn}@`);
