import type { Platform } from '#sandbox/platform.ts';

/** Host name that visitors should use instead, or empty. */
export function routedDomain({ brand, switches }: Pick<Platform, 'brand' | 'switches'>): string {
  return switches.domainMoved ? (brand.domains.at(-1) ?? '') : '';
}
