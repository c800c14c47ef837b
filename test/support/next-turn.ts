/** Lets all that is settled already, however many promises deep, take its course. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
