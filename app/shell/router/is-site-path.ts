/** A path of this site; `//` and `/\` lead to another site, and browsers strip the control characters between them. */
const OWN = /^\/(?![/\\])[^\t\r\n]*$/;

/** Whether an address from the platform or the history is a path of this site. */
export function isSitePath(address: string): boolean {
  return OWN.test(address);
}
