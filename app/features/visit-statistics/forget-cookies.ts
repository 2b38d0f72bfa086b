/** Google's cookies: `_ga`, and `_ga_` followed by an id. */
const NAME = /^_ga(_\w+)?$/;

/**
 * Deletes the cookies of Google Analytics. It sets them for the widest domain that the browser accepts, so every
 * candidate is tried. @param path of the cookies
 */
export function forgetCookies(path: string): void {
  const names = document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? '');
  for (const name of names.filter((candidate) => NAME.test(candidate))) {
    for (const domain of ['', ...domainsOf(location.hostname)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
      document.cookie = `${name}=; Max-Age=0; Path=${path}${domain && `; Domain=${domain}`}`;
    }
  }
}

/** For `www.play.example`: that and `play.example`. */
function domainsOf(host: string): string[] {
  const parts = host.split('.');
  return parts.slice(0, -1).map((_, first) => parts.slice(first).join('.'));
}
