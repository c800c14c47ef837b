const plain = new Intl.NumberFormat("en-KE", { maximumFractionDigits: 10 });

/** A rate, a number of years or of months, without needless decimals: `13.5`, `240`. */
export const formatNumber = (value: number) => plain.format(value);
