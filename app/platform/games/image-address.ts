/**
 * Address of one of the platform's pictures.
 * @param path from the platform: a path or an absolute address; empty for no picture, which gives an empty address
 * @param hosts origins of the image CDN; empty for the platform itself
 * @param platform origin of the platform, or empty for the site's own
 * @param chance a whole number; the same gives the same hosts
 */
export function imageAddress(path: string, hosts: readonly string[], platform: string, chance: number): string {
  if (path === '') return '';
  if (/^https?:\/\//.test(path)) return path;
  return `${hostFor(path, hosts, chance) ?? platform}${path.startsWith('/') ? '' : '/'}${path}`;
}

/** Appends a parameter to an address, whether or not it has others. */
export function withParameter(address: string, name: string, value: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`;
}

// Spreads pictures over the hosts, but keeps each on one host so that the browser's cache hits.
function hostFor(path: string, hosts: readonly string[], chance: number): string | undefined {
  let sum = 0;
  for (const letter of path) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_536;
  return hosts[(sum + chance) % hosts.length];
}
