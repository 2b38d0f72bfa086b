/** 1 January 2000, in seconds. */
const FIRST = 946_684_800;

/** 28 bits: the times lie within eight and a half years. */
const DIGITS = 7;

/**
 * The time of change that a file of a site gets: the same for the same bytes, another one for others. Web servers and tools
 * that copy take a file of the same size and time for the same file, and two releases may be built in one second.
 * @param sha256 digest of the file, hexadecimal
 */
export function timeByContent(sha256: string): Date {
  return new Date((FIRST + Number.parseInt(sha256.slice(0, DIGITS), 16)) * 1000);
}
