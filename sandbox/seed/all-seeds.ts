import type { Seeds } from '../hooks/seeds.ts';
import { allDomains } from './all-domains.ts';
import { kernelSeeds } from './kernel-seeds.ts';

/** Those of the kernel, on which all domains stand, then those of the domains. */
export async function allSeeds(): Promise<readonly Seeds[]> {
  return [kernelSeeds, ...(await allDomains().seeds())];
}
