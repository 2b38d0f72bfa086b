/** Reads a whole number written in decimal digits; undefined for anything else, such as `0x10`, `1e9` or `+1`. */
export function wholeNumber(text: string): number | undefined {
  return /^\d+$/.test(text) ? Number(text) : undefined;
}
