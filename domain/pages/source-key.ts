/** Names a source as it stood on a day (`YYYY-MM-DD`): what the same source said on the same day lapses at once. */
export const sourceKey = ({ source, asOf }: { source: string; asOf: string }) =>
  `${asOf} ${source}`;
