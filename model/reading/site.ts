import { z } from "zod";
import { destinations } from "#domain/forms/enquiry-fields.ts";
import { audiences } from "#domain/products/catalogue.ts";
import { families } from "#domain/products/families.ts";
import { SlugSchema } from "#model/products/schema.ts";
import { provenanceFields } from "./provenance.ts";
import { fieldsOf } from "./texts.ts";

const outsideLinks = [
  "onlineBanking",
  "collections",
  "propertyMarketplace",
  "digitalBanking",
  "androidApp",
  "iosApp",
  "whatsappShare",
  "mapSearch",
  "rightsOffer",
] as const;

const OutsideAddress = z.url({ protocol: /^https$/ });
const Name = z.string().min(2).max(60);

export const SettingsSchema = z.strictObject({
  group: z.strictObject({ name: Name, legalName: Name, slug: SlugSchema }),
  bank: z.strictObject({ name: Name, legalName: Name }),
  tagline: Name,
  regulation: z.string().min(40),
  phone: z.strictObject({
    display: z.string().min(8),
    dial: z.string().regex(/^\+254\d{9}$/, "is +254 and nine digits"),
    provenance: provenanceFields.provenance,
  }),
  /** The mailbox of each destination, and of applications; the site writes from `from`. */
  mail: z.strictObject({
    from: z.email(),
    mailboxes: z.strictObject(fieldsOf(z.email(), ...destinations)),
    provenance: provenanceFields.provenance,
  }),
  /** The website of the group, which need not be this one. */
  website: z.strictObject({ href: OutsideAddress, provenance: provenanceFields.provenance }),
  ussd: z.string().regex(/^\*\d+#$/),
  paybill: z.string().regex(/^\d{5,7}$/),
  links: z.record(z.enum(outsideLinks), OutsideAddress),
  social: z.array(z.strictObject({ label: Name, href: OutsideAddress, icon: SlugSchema })),
  bankHomeRedirectsByDevice: z.boolean(),
});

const Label = z.string().min(1).max(40);

const PageLinkSchema = z.strictObject({ label: Label, to: z.string().startsWith("/") });
const OutsideLinkSchema = z.strictObject({ label: Label, link: z.enum(outsideLinks) });

/** A link of a menu: to an address of this site, or to an outside address of the settings. */
export const MenuLinkSchema = z.union([PageLinkSchema, OutsideLinkSchema]);
const LinksSchema = z.array(MenuLinkSchema).min(1);

/** Links to what a visitor of one part of the site wants to do. */
const TasksSchema = z.array(PageLinkSchema).min(3).max(4);

export const MenusSchema = z.strictObject({
  audienceTabs: z.array(z.strictObject({ audience: z.enum(audiences), label: Label })).min(3),
  /**
   * One tap away on every page. `short` is its label in the bar at the bottom of a phone, which links to the item of
   * the fraud centre with that `id`.
   */
  keyLinks: z.strictObject({
    onlineBanking: OutsideLinkSchema,
    lostCard: PageLinkSchema.extend({ short: Label, id: SlugSchema }),
    /** Replaces the bank's phone number while that is a specimen. */
    contact: PageLinkSchema,
  }),
  /** Links to what most visitors come for. `icon` is the name of a Phosphor icon. */
  tasks: z
    .array(PageLinkSchema.extend({ icon: SlugSchema }))
    .min(6)
    .max(8),
  topBar: LinksSchema,
  main: z.array(
    z.union([
      z.strictObject({ label: Label, tasks: TasksSchema, family: z.enum(families) }),
      z.strictObject({
        label: Label,
        tasks: TasksSchema,
        tabs: z.array(z.strictObject({ audience: z.enum(audiences), links: LinksSchema })).min(1),
        /** An outside website about the menu's subject. */
        out: OutsideLinkSchema,
      }),
    ]),
  ),
  corporate: LinksSchema,
  group: LinksSchema,
  footer: z.array(z.strictObject({ title: Label, links: LinksSchema })).length(4),
});

export type Settings = z.infer<typeof SettingsSchema>;
export type Menus = z.infer<typeof MenusSchema>;
export type MenuLink = z.infer<typeof MenuLinkSchema>;
