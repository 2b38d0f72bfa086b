import type { Seeds } from '../hooks/seeds.ts';
import { allDomains } from './all-domains.ts';
import { kernelSeeds } from './kernel-seeds.ts';

/** Seeds of the kernel, which all domains need, followed by those of the domains. */
export async function allSeeds(): Promise<readonly Seeds[]> {
  return [kernelSeeds, ...(await allDomains().seeds())];
}
