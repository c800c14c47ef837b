/** Names a source as it stood on a day (`YYYY-MM-DD`): all figures of one source and day lapse together. */
export const sourceKey = ({ source, asOf }: { source: string; asOf: string }) =>
  `${asOf} ${source}`;
