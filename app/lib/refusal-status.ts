const statuses: Readonly<Record<string, number>> = {
  forbidden: 403,
  stalled: 408,
  conflict: 409,
  "too-large": 413,
  limited: 429,
  undelivered: 502,
  busy: 503,
  unavailable: 503,
};

/** The status of the page that shows why a form was refused; 422 for fields that the visitor can correct. */
export const refusalStatus = ({ reason }: { reason: string }) => statuses[reason] ?? 422;
