export interface ImageHosts {
  /** Origins of the image CDN; empty for the platform itself. */
  hosts: readonly string[];
  /** From 0 to 1, by chance: which of them a picture comes from. */
  seed: number;
  /** Origin of the platform, or empty for the site's own. */
  platform: string;
}

/**
 * Address of one of the platform's pictures.
 * @param path from the platform: a path or an absolute address; empty for no picture, which gives an empty address
 */
export function imageAddress(path: string, { hosts, seed, platform }: ImageHosts): string {
  if (path === '') return '';
  if (/^https?:\/\//.test(path)) return path;
  return `${hostFor(path, hosts, seed) ?? platform}${path.startsWith('/') ? '' : '/'}${path}`;
}

/** Appends a parameter to an address, whether or not it has others. */
export function withParameter(address: string, name: string, value: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`;
}

// One host for a picture as long as the seed stays, so that the browser's cache hits.
function hostFor(path: string, hosts: readonly string[], seed: number): string | undefined {
  const first = Math.floor(seed * hosts.length);
  let hash = 0;
  for (const letter of path) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 65_536;
  return hosts[(hash + first) % hosts.length];
}
