/** Of this site; `//` and `/\` lead to another, and browsers leave out what would part them. */
const OWN = /^\/(?![/\\])[^\t\r\n]*$/;

/** Whether an address that the platform or the history names leads to a place of this site. */
export function isSitePath(address: string): boolean {
  return OWN.test(address);
}
