/** 1 January 2000, in seconds. */
const FIRST = 946_684_800;

/** 28 bits, so that times span eight and a half years. */
const DIGITS = 7;

/**
 * Modification time of a site's file, derived from its bytes. Servers and copy tools take files of the same size and
 * time as equal, even if two releases are built in one second. @param sha256 digest of the file, hexadecimal
 */
export function timeByContent(sha256: string): Date {
  return new Date((FIRST + Number.parseInt(sha256.slice(0, DIGITS), 16)) * 1000);
}
