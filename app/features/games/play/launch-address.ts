/**
 * Whole address of a game.
 * @param url as the platform answers it: whole, or relative to the host that games come from
 * @param host origin that games come from; empty for the site's own
 * @param accepted every other origin that a game may come from
 * @returns undefined for what comes from anywhere else, which no frame and no window may be given
 */
export function launchAddress(url: string, host: string, accepted: readonly string[]): string | undefined {
  const base = host || globalThis.location?.origin;
  if (!URL.canParse(url, base)) return undefined;
  const address = new URL(url, base);
  // A blob has the origin of the page that made it.
  if (address.protocol === 'blob:') return undefined;
  const origins = [base, ...accepted].filter(Boolean).map((origin) => new URL(origin).origin);
  return origins.includes(address.origin) ? address.href : undefined;
}
