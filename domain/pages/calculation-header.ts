/** Marks the answer of a calculator for the server, which counts it and takes the mark off. */
export const calculationHeader = "X-Calculation";
