/** What lists say of a page whose words have these names. */
export function described(page: { title: string; description: string; lead: string }) {
  return { title: page.title, description: [page.description, page.lead] };
}

/** The same for a page whose description is called `summary`. */
export function written(page: { title: string; summary: string; lead: string }) {
  return { title: page.title, description: [page.summary, page.lead] };
}
