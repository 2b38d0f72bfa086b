/**
 * Address of a picture of the platform.
 * @param path as the platform gives it: a path, or a whole address; empty, as the answer is then, where there is no picture
 * @param hosts origins of the image CDN; empty for the platform's own
 * @param platform origin of the platform, or empty for the site's own
 */
export function imageAddress(path: string, hosts: readonly string[], platform: string): string {
  if (path === '') return '';
  if (/^https?:\/\//.test(path)) return path;
  return `${hostFor(path, hosts) ?? platform}${path.startsWith('/') ? '' : '/'}${path}`;
}

/** Adds a parameter to an address that may have some already. */
export function withParameter(address: string, name: string, value: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`;
}

// Spread over the hosts as if by chance, but one picture always from the same: the browser's cache knows it again.
function hostFor(path: string, hosts: readonly string[]): string | undefined {
  let sum = 0;
  for (const letter of path) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_536;
  return hosts[sum % hosts.length];
}
