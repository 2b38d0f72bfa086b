/**
 * Whole address of a game.
 * @param url as the platform answers it: whole, or relative to the platform
 * @param hosts origins that games load from; empty for the platform's own
 * @param platform origin of the platform, or empty for the site's own
 * @returns undefined for what is no address of the web, which no frame may be given
 */
export function launchAddress(url: string, hosts: readonly string[], platform: string): string | undefined {
  const base = hosts[0] || platform || globalThis.location?.origin;
  if (!URL.canParse(url, base)) return undefined;
  const address = new URL(url, base);
  return address.protocol === 'https:' || address.protocol === 'http:' ? address.href : undefined;
}
