/** Lets all settled promises run their callbacks, however deeply nested. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
