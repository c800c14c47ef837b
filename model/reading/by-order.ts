/** As the editors put them. */
export const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;
