/** Origins that a chat may be loaded from. */
export interface ChatOrigins {
  /** Origin of this page. */
  site: string;
  /** Origin of the platform, or empty for the site's own. */
  platform: string;
  /** Other origins that the brand allows. */
  origins: readonly string[];
}

/** The full address of a chat, or null if its origin is not allowed. */
export function chatAddress(chatUrl: string, { site, platform, origins }: ChatOrigins): string | null {
  const own = platform || site;
  if (!URL.canParse(chatUrl, own)) return null;
  const address = new URL(chatUrl, own);
  // A blob URL has the origin of the page that created it.
  if (!/^https?:$/.test(address.protocol)) return null;
  return [own, ...origins].includes(address.origin) ? address.href : null;
}
