import { PLATFORM_PATHS } from '#cli/brand/shared/platform-paths.ts';
import { escaped } from '#cli/build/stamp/server/caddy-paths.ts';
import type { NginxLocation } from '#cli/build/stamp/server/nginx-locations.ts';
import type { NginxRewrite } from '#cli/build/stamp/server/nginx-values.ts';
import type { ServerPlan } from '#cli/build/stamp/server/server-plan.ts';
import type { StagedSite } from '../live/staged-sites.ts';
import { NUMBERS, numbersBelow } from './visitor-numbers.ts';

type NameOf = (word: string) => string;

/** Cookie that records which release a visitor gets: the staged release's number, and the visitor's own number. */
export const COOKIE = '__Host-release';

/** Prefix of the locations of a staged release whose pages differ from the live one's. Visitors cannot request it. */
export const STAGED_PREFIX = '/.staged';

/** Cookie of a visitor who gets the given release at any share; empty if no release is staged. */
export function cookieFor(seen: 'live' | 'staged', staged: Pick<StagedSite, 'release'> | undefined): string {
  if (!staged) return '';
  return `${COOKIE}=${staged.release}-${seen === 'staged' ? NUMBERS[0] : NUMBERS.at(-1)}`;
}

/** Template values for staged releases; null without any. */
export function stagingValues(staged: readonly StagedSite[], nameOf: NameOf): object | null {
  if (staged.length === 0) return null;
  const words = ['stage', 'share', 'draw', 'kept', 'number', 'new', 'ticket'];
  return {
    ...Object.fromEntries(words.map((word) => [word, nameOf(word)])),
    cookie: COOKIE,
    numbers: NUMBERS.slice(0, -1),
    last: NUMBERS.at(-1),
    sites: staged,
    shares: [...new Set(staged.map(({ share }) => share))].map((share) => ({ share, below: numbersBelow(share) })),
    caches: UNSHARED.map((kind) => ({ usual: `$brandgen_cache_${kind}`, own: nameOf(`cache_${kind}`) })),
  };
}

/** Kinds of files that keep their name, so that each release has its own version. */
const UNSHARED = ['pages', 'other'];

/**
 * Adapts a location of a server with a staged release: sets the cookie of new visitors and keeps answers out of shared
 * caches.
 */
export function stagedLocation(location: NginxLocation, nameOf: NameOf): NginxLocation {
  if (location.headers.some(({ value }) => value === '$brandgen_cache_immutable')) return location;
  const headers = location.headers.map(({ name, value }) => {
    const kind = UNSHARED.find((unshared) => value === `$brandgen_cache_${unshared}`);
    return { name, value: kind ? nameOf(`cache_${kind}`) : value };
  });
  return { ...location, headers: [...headers, { name: 'Set-Cookie', value: nameOf('ticket') }] };
}

/**
 * Rewrites requests of a staged release's visitors to its own locations, except for paths of the platform and of error
 * pages, which are the same for all.
 */
export function stagedRewrite({ errors }: Pick<ServerPlan, 'errors'>, nameOf: NameOf): NginxRewrite {
  const paths = PLATFORM_PATHS.map((path) => `${path.slice(1)}/`);
  const pages = Object.values(errors).map((file) => `${escaped(file)}$`);
  const pattern = `(?s)^/(?!${[...paths, ...pages].join('|')})(.*)$`;
  return { when: nameOf('new'), pattern, target: `${STAGED_PREFIX}/$1` };
}
