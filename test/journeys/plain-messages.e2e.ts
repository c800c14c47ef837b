import { expect, test } from "#test/support/browser/browser.ts";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import { defaultDestination } from "#domain/forms/enquiry-fields.ts";
import type { EnquiryKind } from "#domain/forms/enquiry-forms.ts";
import { content, found } from "#test/support/content/content.ts";
import { contents } from "#test/support/content/contents.ts";
import { newMessage } from "#test/support/browser/enquiry-page.ts";
import { keptBookings, keptEnquiries } from "#test/support/records/stored-rows.ts";
import { answersTo, asked } from "#test/support/browser/written-forms.ts";

const { enquiryForm: texts, complaints } = content;
const { booking, product: about } = texts;
const [campaign] = content.campaigns;
const [property] = content.properties;
const banking = "/banking/me/current-account";
const withGroups = found(content.products.find(({ groups }) => groups.length > 1));
const lastGroup = found(withGroups.groups.at(-1));
const groupPath = paths.product(
  { ...withGroups, audience: withGroups.audiences[0] },
  lastGroup.path,
);

function productOf(isIt: (product: (typeof content.products)[number]) => boolean) {
  const product = found(content.products.find(isIt));
  const { audiences, title, destination = defaultDestination } = product;
  return { from: paths.product({ ...product, audience: audiences[0] }), title, destination };
}

type Way = {
  kind: EnquiryKind;
  from: string;
  /** The link to the form, if it has its own page. */
  open?: string;
  /** The page above the form, if it has its own page. */
  above?: string;
  send: string;
  destination?: string;
  section?: string;
};
const aboutProduct = (product: ReturnType<typeof productOf>): Omit<Way, "kind"> => ({
  from: product.from,
  open: about.open,
  above: product.from,
  send: texts.send,
  destination: product.destination,
  section: product.title,
});

/** Every form with which a visitor writes to the bank. */
const ways: Way[] = [
  { kind: "contact", from: link("/contact-us"), send: texts.send },
  { kind: "contact", from: `/sw${link("/contact-us")}`, send: contents.sw.enquiryForm.send },
  {
    kind: "complaint",
    from: link("/complaints"),
    send: complaints.form.send,
    destination: "complaints",
    section: complaints.section,
  },
  { kind: "product", ...aboutProduct(productOf(({ family }) => family === "borrow")) },
  { kind: "product", ...aboutProduct(productOf(({ family }) => family === "insure")) },
  { kind: "diaspora", ...aboutProduct(productOf(({ destination }) => destination === "diaspora")) },
  {
    kind: "product",
    from: groupPath,
    above: groupPath,
    open: about.open,
    send: texts.send,
    section: `${withGroups.title}: ${lastGroup.title}`,
  },
  {
    kind: "product",
    from: banking,
    open: about.open,
    above: productOf(({ slug }) => banking.endsWith(slug)).from,
    send: texts.send,
  },
  {
    kind: "property",
    from: paths.property(property?.path ?? ""),
    above: paths.property(property?.path ?? ""),
    open: about.open,
    send: texts.send,
    section: property?.title ?? "",
  },
  {
    kind: "booking",
    from: paths.campaign(campaign?.path ?? ""),
    above: paths.campaign(campaign?.path ?? ""),
    open: booking.open,
    send: booking.send,
  },
];

for (const { kind, from, open, above, send, destination = defaultDestination, section } of ways)
  test(`${from}: an invalid form returns with its errors, and a valid one is stored once`, async ({
    visitor,
  }) => {
    const sw = from.startsWith("/sw");
    const language = sw ? contents.sw : contents.en;
    const start = await visitor.open(from);
    const form = open ? await visitor.follow(start, open) : start;

    const empty = await visitor.send(form, { button: send });
    expect(empty.status).toBe(422);
    expect(empty.headers.get("Cache-Control")).toContain("no-store");
    expect(empty.text("title")).toBe((sw ? "Kosa: " : "Error: ") + form.text("title"));
    // A form about one product fills in the subject.
    const missing = asked(kind).filter((name) => !form.valueOf(name));
    expect(Object.keys(empty.errors())).toEqual(missing);

    const said = newMessage();
    const email = `${said.replaceAll(/\W/g, "")}@mail.example`;
    const right: Record<string, string> = { ...answersTo(kind, said), email };
    for (const ofProgram of [{ website: "https://spam.example" }, { formTimestamp: "x" }]) {
      const refused = await visitor.send(empty, {
        button: send,
        fields: { ...right, ...ofProgram },
      });
      expect(refused.status).toBe(403);
      expect(refused.text("[role=alert]")).toContain(language.formMessages.failed.heading);
      expect(refused.valueOf("email")).toBe(email);
    }

    const elsewhere = await visitor.send(empty, {
      button: send,
      fields: right,
      origin: "https://other.example",
    });
    expect(elsewhere.status).toBe(403);
    expect(elsewhere.text("[role=alert]")).toContain(language.messages.formRefusals.otherOrigin);
    for (const [name, value] of Object.entries(right)) expect(elsewhere.valueOf(name)).toBe(value);

    const wrong = { ...right, fullname: "Wanjiku", phone: "0712 345" };
    const returned = await visitor.send(elsewhere, { button: send, fields: wrong });
    expect(returned.status).toBe(422);
    expect(Object.keys(returned.errors())).toEqual(["fullname", "phone"]);
    expect(returned.errors()).toMatchObject({
      fullname: language.formMessages.fields.fullname.invalid,
    });
    for (const [name, value] of Object.entries(wrong)) expect(returned.valueOf(name)).toBe(value);

    const mended = { fullname: right["fullname"] ?? "", phone: right["phone"] ?? "" };
    const sent = await visitor.send(returned, { button: send, fields: mended });
    const rows = kind === "booking" ? keptBookings(email) : keptEnquiries(said);
    expect(rows).toMatchObject([
      {
        phone: "254712345678",
        destination_flag: destination,
        ...(section && { message_section: section }),
      },
    ]);
    const reference = String(rows[0]?.["reference"]);
    // The last day for the answer to a complaint.
    const day = kind === "complaint" ? "&day=[\\d-]{10}" : "";
    const receipt = `\\?reference=${reference}&seal=[\\w-]{16}${day}`;
    expect(sent.address).toMatch(new RegExp(`^${form.address}${receipt}$`));
    expect(sent.text()).toContain(reference);
    expect(sent.text()).toContain(language.formMessages.submitted.heading);
    expect(sent.texts("main form[method=post]")).toEqual([]);
    // Back to the page that led to the form, and to an empty form.
    const onward = sent.values("main section[id$=form] > a", "href");
    expect(onward).toEqual([above ?? expect.stringMatching(/\/hfc$/), form.address]);

    // Sent again after Back: the same text counts as the same message.
    const again = await visitor.send(returned, { button: send, fields: mended });
    expect(again.address).toBe(sent.address);
    expect(kind === "booking" ? keptBookings(email) : keptEnquiries(said)).toHaveLength(1);
  });

test("a product links to its form at its own URL", async ({ visitor }) => {
  const product = found(content.products.find(({ audiences }) => audiences.length > 1));
  const [own, other = own] = product.audiences;
  const form = await visitor.open(paths.enquiry({ ...product, audience: other }));
  expect(form.address).toBe(paths.enquiry({ ...product, audience: own }));
});
