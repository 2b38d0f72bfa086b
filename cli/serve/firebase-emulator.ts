import { UsageError } from '#cli/problems/usage-error.ts';
import type { ResolvedBrand } from '../brand/resolved-brand.ts';

/** Set by Firebase's own tools to the address of their auth emulator. */
const VARIABLE = 'FIREBASE_AUTH_EMULATOR_HOST';

/**
 * Replaces Firebase by this machine's auth emulator, if one is running. Built sites never contain it. @throws
 * UsageError for an emulator on another machine, whose owner could log in to every account
 */
export function withEmulator(brand: ResolvedBrand, environment: NodeJS.ProcessEnv): ResolvedBrand {
  const host = environment[VARIABLE] ?? '';
  const { firebase } = brand.site.auth;
  if (host === '' || firebase === null) return brand;
  if (!/^(localhost|127\.0\.0\.1):\d{1,5}$/.test(host)) {
    throw new UsageError(`${VARIABLE} needs an address on this machine, such as 127.0.0.1:9099, but got "${host}".`);
  }
  const auth = { ...brand.site.auth, firebase: { ...firebase, emulator: `http://${host}` } };
  return { ...brand, site: { ...brand.site, auth } };
}
