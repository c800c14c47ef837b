/** Marks the response of a calculator so that the server counts it; the server then removes the header. */
export const calculationHeader = "X-Calculation";
