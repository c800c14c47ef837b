/** Identifies a source as read on a day (`YYYY-MM-DD`): all figures with the same source and day expire together. */
export const sourceKey = ({ source, asOf }: { source: string; asOf: string }) =>
  `${asOf} ${source}`;
