/** Where a chat may come from. */
export interface ChatPlaces {
  /** Origin of this page. */
  site: string;
  /** Origin of the platform, or empty for the site's own. */
  platform: string;
  /** Other origins that the brand names. */
  origins: readonly string[];
}

/** The whole address of a chat; null for one that comes from anywhere else. */
export function chatAddress(chatUrl: string, { site, platform, origins }: ChatPlaces): string | null {
  const own = platform || site;
  if (!URL.canParse(chatUrl, own)) return null;
  const address = new URL(chatUrl, own);
  // A blob has the origin of whoever made it.
  if (!/^https?:$/.test(address.protocol)) return null;
  return [own, ...origins].includes(address.origin) ? address.href : null;
}
