import { receivers } from "#domain/lending/loan-cost.ts";

/** The receivers of a price; interest goes to the customer, and a balance stays in the customer's account. */
export const priceReceivers = [...receivers, "you", "account"] as const;
