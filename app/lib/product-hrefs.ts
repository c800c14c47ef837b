import {
  type Audience,
  type BankingAudience,
  bankingAudiences,
} from "#domain/products/catalogue.ts";
import type { Product } from "#model/products/schema.ts";
import { paths } from "#app/pages/paths.ts";

export type ProductHref = (product: Pick<Product, "family" | "audiences" | "slug">) => string;

/** The path under its family, for its first audience: the canonical one. */
export const canonicalHref: ProductHref = ({ family, audiences: [audience], slug }) =>
  paths.product({ family, audience, slug });

/** The path under its family for this audience if the product is for it, otherwise the canonical path. */
export const hrefFor =
  (audience: Audience): ProductHref =>
  (product) =>
    product.audiences.includes(audience)
      ? paths.product({ ...product, audience })
      : canonicalHref(product);

/** The bank's own path if the product is for the audience of the landing page, otherwise the canonical path. */
export const hrefAtBank =
  (audience: BankingAudience): ProductHref =>
  (product) =>
    product.audiences.includes(bankingAudiences[audience])
      ? paths.bankingProduct(audience, product.slug)
      : canonicalHref(product);
