/** The platform's cookie for scripts, in place of the device's token, which they cannot read. */
const HINT = '__Host-remembered=';

/** Whether this browser holds a device's token, so that the platform may open a session with it. */
export function isRemembered(): boolean {
  return document.cookie.includes(HINT);
}
