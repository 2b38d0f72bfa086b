import type { QueryClient } from '@tanstack/react-query';
import type { SiteBrand } from '#app/brand/brand.ts';
import { keepTrying } from '#app/platform/keep-trying.ts';
import type { PlatformClient } from '#app/platform/platform-client.ts';
import { PlatformError } from '#app/platform/platform-error.ts';
import { WRONG_DOMAIN } from '../modals/modal-ids.ts';
import type { Modals } from '../modals/modal-store.ts';
import { systemStatusQuery } from '../status/status-query.ts';
import { domainRouteQuery } from './domain-query.ts';
import { moveVisit } from './move-visit.ts';

interface DomainCheck {
  brand: Pick<SiteBrand, 'domains'>;
  platform: PlatformClient;
  queries: QueryClient;
  modals: Modals;
  /** Continues the visit on another domain. */
  move?: typeof moveVisit;
}

/**
 * Moves the visit if the platform names another domain for it, and stops it if the platform does not know this one. Any
 * other failure lets it continue; while the platform has not answered, it is asked again.
 */
export async function checkDomain(site: DomainCheck, signal: AbortSignal): Promise<void> {
  const check = () => checkOnce(site);
  await check().catch(() => keepTrying(check, signal));
}

/** @throws PlatformError if the platform has not answered */
async function checkOnce({ platform, queries, modals, brand, move = moveVisit }: DomainCheck): Promise<void> {
  try {
    const { domain } = await queries.fetchQuery(domainRouteQuery(platform));
    const status = domain ? undefined : await queries.fetchQuery(systemStatusQuery(platform));
    move(domain || status?.domainRoute || '', brand);
  } catch (problem) {
    if (!(problem instanceof PlatformError && problem.kind === 'refused')) throw problem;
    if (problem.details.errorCode === 'domain_unknown') modals.open(WRONG_DOMAIN);
  }
}
