import { createHash } from "node:crypto";
import { motifOfTheme, type Theme } from "#domain/pages/articles.ts";
import { families } from "#domain/products/catalogue.ts";
import { paths } from "#domain/pages/paths.ts";
import type { Motif } from "#domain/pages/pattern.ts";
import { familyFacts } from "#domain/products/families.ts";
import type { Scene } from "#domain/pages/scene.ts";
import type { Content } from "#model/content.ts";

/** What stands in the disc: a clay scene, an icon in a ring of beads, or a file of public/pictures. */
export type ShareArt = { scene: Scene } | { icon: string } | { picture: string };

/** What the picture of a page says, when somebody sends the page on (Open Graph). */
export type ShareCard = {
  /** The page; those below it that have no card share it. */
  address: string;
  brand: "group" | "bank";
  kicker?: string;
  title: string;
  motif: Motif;
  /** What the cloth is drawn from. */
  seed: string;
  art: ShareArt;
};

/** Counted up when the look changes, so that every picture is drawn again. */
const look = 1;

/** Every page that has a picture of its own. */
export function shareCards(content: Content): ShareCard[] {
  return [
    ...groupCards(content),
    ...bankCards(content),
    ...content.products.flatMap((product) => productCards(content, product)),
    ...content.articles.map(({ path, title, theme }) => ({
      ...toCard("group", paths.article(path), title, motifOfTheme[theme], artOfTheme[theme]),
      kicker: content.press.themes[theme],
    })),
    ...content.campaigns.map(({ path, kicker, title, motif }) => ({
      ...toCard("bank", paths.campaign(path), title, motif, { scene: "home" }),
      kicker,
    })),
    ...propertyCards(content),
  ];
}

/** The card's file. Its name holds a hash of all that the picture shows: a page that changes asks for another. */
export function shareFile(card: ShareCard): string {
  const name = card.address.slice(1).replaceAll("/", "-") || "group";
  const shown = JSON.stringify([look, card]);
  return `${name}-${createHash("sha256").update(shown).digest("hex").slice(0, 8)}.jpg`;
}

function toCard(
  brand: ShareCard["brand"],
  address: string,
  title: string,
  motif: Motif,
  art: ShareArt,
): ShareCard {
  return { brand, address, title, motif, art, seed: address.split("/").at(-1) || "group" };
}

const artOfTheme: Readonly<Record<Theme, ShareArt>> = {
  // Not a line that rises: some of them are losses.
  results: { icon: "chart-bar" },
  capital: { scene: "savings" },
  homes: { scene: "city" },
  banking: { scene: "phone" },
  people: { scene: "chama" },
};

function groupCards(content: Content): ShareCard[] {
  const { settings, groupHome, aboutUs, leadership, investors, press, careers, rightsIssue } =
    content;
  const page = (address: string, title: string, art: ShareArt) =>
    toCard("group", address, title, "corporate", art);
  return [
    { ...page(paths.groupHome(), groupHome.title, { scene: "city" }), kicker: settings.tagline },
    page(paths.aboutUs(), aboutUs.title, { scene: "city" }),
    page(paths.leadership(), leadership.title, { icon: "users-three" }),
    page(paths.investors(), investors.words.title, { icon: "chart-bar" }),
    page(paths.articles(), press.title, { icon: "newspaper" }),
    page(paths.rightsIssue(), rightsIssue.page.title, { scene: "savings" }),
    page(paths.careers(), careers.why.title.replace("{group}", settings.group.name), {
      icon: "handshake",
    }),
  ];
}

function bankCards(content: Content): ShareCard[] {
  const { settings, messages, families: texts, landings, insurancePage, whizz } = content;
  const { waysToBank, forexRates, ratesAndFees, compare, fraudCentre } = content;
  const page = (address: string, title: string, motif: Motif, art: ShareArt) =>
    toCard("bank", address, title, motif, art);
  return [
    {
      ...page(paths.bankHome(), settings.tagline, "savings", { scene: "home" }),
      kicker: settings.bank.legalName,
    },
    ...families.map((family) =>
      page(paths.family(family), texts[family].title, familyFacts[family].motif, {
        scene: texts[family].scene,
      }),
    ),
    ...landings.map(({ id, label, scene }) => page(paths.banking(id), label, "savings", { scene })),
    page(paths.insurance(), insurancePage.title, "insurance", { scene: "insure" }),
    page(paths.whizz(), whizz.title, "treasury", { scene: "phone" }),
    page(paths.waysToBank(), waysToBank.title, "savings", { icon: "map-pin" }),
    page(paths.forexRates(), forexRates.title, "treasury", { icon: "currency-circle-dollar" }),
    page(paths.ratesAndFees(), ratesAndFees.title, "loans", { icon: "percent" }),
    page(paths.fraudCentre(), fraudCentre.title, "insurance", { icon: "shield-warning" }),
    page(paths.compare(), compare.title, "savings", { icon: "scales" }),
    page(paths.calculators(), messages.calculators.pages.chooser.title, "loans", {
      icon: "calculator",
    }),
  ];
}

function propertyCards({ properties, propertyListing }: Content): ShareCard[] {
  return [
    toCard("bank", paths.properties(), propertyListing.title, "loans", { scene: "city" }),
    ...properties.map(({ path, title, location, images: [first] }) => ({
      ...toCard(
        "bank",
        paths.property(path),
        title,
        "loans",
        first ? { picture: `${first.picture}-960` } : { scene: "home" },
      ),
      kicker: location,
    })),
  ];
}

function productCards(content: Content, product: Content["products"][number]): ShareCard[] {
  const { family, slug, scene, title, groups } = product;
  const [audience] = product.audiences;
  const tab = content.menus.audienceTabs.find((each) => each.audience === audience);
  const page = (name: string, group?: string) =>
    toCard(
      "bank",
      paths.product({ family, audience, slug }, group),
      name,
      familyFacts[family].motif,
      {
        scene,
      },
    );
  return [
    { ...page(title), kicker: `${content.families[family].title}, ${tab?.label ?? audience}` },
    ...groups.map((group) => ({
      ...page(group.title, group.path),
      seed: `${slug}-${group.path}`,
      kicker: title,
    })),
  ];
}
