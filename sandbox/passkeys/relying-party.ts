import { isLoopbackOrigin } from '../loopback.ts';
import type { Platform } from '../platform.ts';
import { Refusal } from '../refusal.ts';

export interface RelyingParty {
  /** The domain that passkeys made here belong to. */
  readonly rpId: string;
  readonly origin: string;
}

/**
 * The relying party for a page: the shortest of the brand's domains that the page's own is or lies below. On this machine
 * it is `localhost`; an IP address has no passkeys.
 * @throws Refusal not_available for every other origin
 */
export function relyingParty({ brand }: Pick<Platform, 'brand'>, origin: string | null): RelyingParty {
  const page = origin !== null && URL.canParse(origin) ? new URL(origin) : null;
  const host = page?.hostname ?? '';
  if (page && isLoopbackOrigin(page.origin) && host === 'localhost') return { rpId: host, origin: page.origin };
  const parents = brand.domains.filter((domain) => host === domain || host.endsWith(`.${domain}`));
  const [rpId] = parents.toSorted((parent, other) => parent.length - other.length);
  if (page?.protocol === 'https:' && brand.domains.includes(host) && rpId) return { rpId, origin: page.origin };
  throw new Refusal(403, 'not_available', 'Passkeys work only on the domains of the brand.');
}
