type TableHeadProps = { heads: readonly string[]; className?: string };

/** The head of a table, with a heading for each column. */
export function TableHead({ heads, className }: TableHeadProps) {
  return (
    <thead className={className}>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
  );
}
