import { listedPages } from "#app/pages/derived.ts";
import { paths } from "#domain/pages/paths.ts";
import type { Content } from "#model/content.ts";

/** The address of the page that a file makes, by the file; for files that are seen in one place only. */
export function fileAddresses(content: Content): ReadonlyMap<string, string> {
  const { products, campaigns, landings, articles, documents, properties, branches } = content;
  const { leaders, testimonials } = content;
  return new Map([
    ...products.map(({ family, audiences: [audience], slug }): Entry => [
      `products/${family}/${audience}/${slug}.yaml`,
      paths.product({ family, audience, slug }),
    ]),
    ...campaigns.map(({ path }): Entry => [`campaigns/${path}.yaml`, paths.campaign(path)]),
    ...landings.map(({ id }): Entry => [`landings/${id}.yaml`, paths.banking(id)]),
    ...articles.map(({ path }): Entry => [`articles/${path}.md`, paths.article(path)]),
    ...documents.map(({ key }): Entry => [`documents/${key}.md`, paths.document(key)]),
    ...properties.map(({ path }): Entry => [`properties/${path}.yaml`, paths.property(path)]),
    ...branches.map(({ slug }): Entry => [`branches/${slug}.yaml`, paths.branch(slug)]),
    ...leaders.map(({ slug, categories: [category] }): Entry => [
      `leaders/${slug}.yaml`,
      paths.leader(category, slug),
    ]),
    ...testimonials.map(({ path }): Entry => [
      `testimonials/${path}.yaml`,
      paths.testimonial(path),
    ]),
    ...listedPages(content).flatMap(({ file, href }): Entry[] => (file ? [[file, href]] : [])),
    ...alone,
  ]);
}

type Entry = [file: string, address: string];

const alone: readonly Entry[] = [
  ["pages/contact-us.md", paths.contactUs()],
  ["pages/accessibility.md", paths.accessibility()],
  ["site/about-us.yaml", paths.aboutUs()],
  ["site/bank-home.yaml", paths.bankHome()],
  ["site/careers.yaml", paths.careers()],
  ["site/group-home.yaml", paths.groupHome()],
  ["site/loan-pricing.yaml", paths.ratesAndFees()],
  ["site/ways-to-bank.yaml", paths.waysToBank()],
  ["site/whizz.yaml", paths.whizz()],
];
