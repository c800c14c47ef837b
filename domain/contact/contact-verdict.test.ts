import { expect, test } from "vitest";
import { judgeContact, type OwnContact } from "./contact-verdict.ts";

const own = (kind: OwnContact["kind"], shown: string): OwnContact => ({
  kind,
  label: shown,
  shown,
  isSpecimen: false,
});
const contacts = [
  own("phone", "020 000 0000"),
  own("phone", "0700 000 001"),
  own("code", "*618#"),
  own("code", "100400"),
  own("email", "enquiries@hfc.example"),
  own("website", "https://hfgroup.co.ke"),
  own("website", "https://online.hfc.example/"),
  own("account", "https://facebook.example/hfgroup"),
];
const judge = (text: string) => judgeContact(text, { contacts, names: ["hfgroup", "hfc"] });

test.each([
  ["0700 000 001", "0700 000 001"],
  ["+254 700 000 001", "0700 000 001"],
  ["+254 20 000 0000", "020 000 0000"],
  ["*618#", "*618#"],
  ["100400", "100400"],
  [" Enquiries@HFC.example ", "enquiries@hfc.example"],
  ["mailto:enquiries@hfc.example", "enquiries@hfc.example"],
  ["hfgroup.co.ke", "https://hfgroup.co.ke"],
  ["HTTPS://WWW.HFGROUP.CO.KE/about?x=1#y", "https://hfgroup.co.ke"],
  ["careers.hfgroup.co.ke", "https://hfgroup.co.ke"],
  ["hfgroup.co.ke.", "https://hfgroup.co.ke"],
  ["online.hfc.example/login", "https://online.hfc.example/"],
  ["facebook.example/HFGroup/", "https://facebook.example/hfgroup"],
  ["facebook.example/hfgroup/posts/1", "https://facebook.example/hfgroup"],
  ["@HFGroup", "https://facebook.example/hfgroup"],
  ["hfgroup\u200b.co.ke", "https://hfgroup.co.ke"],
])("is in the list: %s matches %s", (text, shown) => {
  expect(judge(text)).toEqual({ kind: "ours", contact: own(kindOf(shown), shown) });
});

const kindOf = (shown: string) => contacts.find((each) => each.shown === shown)?.kind ?? "phone";

test.each([
  ["hfc-bank.com", "hfc"],
  ["hfcbank.co.ke", "hfc"],
  ["my-hfgroup.co.ke", "hfgroup.co.ke"],
  ["hfgroup.co.ke.secure-login.example", "hfgroup.co.ke"],
  ["hfgr0up.co.ke", "hfgroup.co.ke"],
  ["hf-group.example", "hfgroup"],
  ["https://hfgroup.co.ke@evil.example/", "hfgroup.co.ke"],
  ["https://evil.example/hfgroup.co.ke/login", "hfgroup.co.ke"],
  // The с and the о are Cyrillic.
  ["hfgr\u043eup.\u0441o.ke", "hfgroup.co.ke"],
  ["loans@hfc-kenya.example", "hfc"],
  ["hfgroup@mail.example", "hfgroup"],
  ["facebook.example/hfgroup-loans", "hfgroup"],
  ["@hfgroup_kenya", "hfgroup"],
])("%s passes for %s", (text, of) => {
  expect(judge(text)).toEqual({ kind: "imitation", of });
});

test.each([
  ["+254 703 042 700", "A team"],
  ["0703042700", "A team"],
  ["www.team.example/report", "A team"],
  ["*100*100#", "A network"],
  ["333", "A network"],
])("%s belongs to another organisation: %s", (text, owner) => {
  const others = [
    { kind: "phone", owner: "A team", shown: "+254 703 042 700" },
    { kind: "website", owner: "A team", shown: "team.example" },
    { kind: "code", owner: "A network", shown: "*100*100#" },
    { kind: "code", owner: "A network", shown: "333" },
  ] as const;
  expect(judgeContact(text, { contacts, others, names: [] })).toEqual({ kind: "others", owner });
});

test("an unlisted address at our mail domain is not ours", () => {
  expect(judge("rewards@hfc.example")).toEqual({ kind: "unlisted" });
});

test.each([
  "+44 20 7946 0000",
  "555555",
  "*144#",
  "bank.example",
  "someone@mail.example",
  "@somebody",
  "facebook.example/somebody",
])("%s is unknown", (text) => {
  expect(judge(text)).toEqual({ kind: "unknown" });
});

test.each(["HFC", "hf group", "HF-Group"])(
  "%s is a name, which says nothing of the sender",
  (text) => {
    expect(judge(text)).toEqual({ kind: "name" });
  },
);

test.each(["HF", "HFC loans", "https://", "javascript:alert(1)"])(
  "%s is neither a number nor an address",
  (text) => {
    expect(judge(text)).toEqual({ kind: "unreadable" });
  },
);

test.each(["", "  ", "\n"])("blank text is missing: %j", (text) => {
  expect(judge(text)).toEqual({ kind: "missing" });
});

test.each(["hfcb.co.ke", "https://www.hfcb.co.ke/investor-relations", "info@hfcb.co.ke"])(
  "%s, which may be ours, is not an imitation",
  (text) => {
    const known = { contacts, names: ["hfgroup", "hfc"], unsettled: ["hfcb.co.ke"] };
    expect(judge(text).kind).toBe("imitation");
    expect(judgeContact(text, known)).toEqual({ kind: "unknown" });
    expect(judgeContact(`login-${text.replace(/^.*[/@]/, "")}`, known).kind).not.toBe("ours");
  },
);
