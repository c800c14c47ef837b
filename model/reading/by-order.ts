/** Sorts records by their `order`. */
export const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;
