/**
 * Absolute address of a game.
 * @param url from the platform: absolute, or relative to the host that serves games
 * @param host origin that serves games; empty for the site's own
 * @param accepted all other origins that may serve games
 * @returns undefined for any other origin, which must not be framed or opened
 */
export function launchAddress(url: string, host: string, accepted: readonly string[]): string | undefined {
  const base = host || globalThis.location?.origin;
  if (!URL.canParse(url, base)) return undefined;
  const address = new URL(url, base);
  // A blob URL has the origin of the page that created it.
  if (address.protocol === 'blob:') return undefined;
  const origins = [base, ...accepted].filter(Boolean).map((origin) => new URL(origin).origin);
  return origins.includes(address.origin) ? address.href : undefined;
}
