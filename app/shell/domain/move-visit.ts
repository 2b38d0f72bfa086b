import type { SiteBrand } from '#app/brand/brand.ts';
import { createSessionToken } from '#app/session/session-token.ts';
import { type SafeStorage, tabStorage } from '#app/storage/storage.ts';

/** Session-storage key: the domain that this tab was sent to, so that two domains cannot send it back and forth. */
const MOVED_KEY = 'movedTo';

/**
 * Continues the visit at the same address on another domain. Only one of the brand's own: no answer may lead players to
 * a site that the operator did not list. A session stays where it is, since its token does not move.
 */
export function moveVisit(domain: string, { domains }: Pick<SiteBrand, 'domains'>): void {
  const { hostname, pathname, search, hash } = location;
  if (domain === hostname || !domains.includes(domain)) return;
  if (createSessionToken(tabStorage).read() || !isFirstMove(domain, tabStorage)) return;
  location.replace(`https://${domain}${pathname}${search}${hash}`);
}

/** False also when the move cannot be remembered. */
function isFirstMove(domain: string, storage: SafeStorage): boolean {
  return storage.getItem(MOVED_KEY) !== domain && storage.setItem(MOVED_KEY, domain);
}
