type Crumb = { label: string; href?: string | undefined };

/** The breadcrumb as structured data (schema.org/BreadcrumbList). The page itself comes last, without a link. */
export function breadcrumbData(crumbs: readonly Crumb[], origin: string) {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, href }, i) => ({
      "@type": "ListItem",
      position: i + 1,
      name: label,
      ...(href !== undefined && i < crumbs.length - 1 && { item: origin + href }),
    })),
  };
}
