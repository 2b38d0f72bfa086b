import { PlatformError } from '#app/platform/platform-error.ts';
import { WRONG_DOMAIN } from '../modals/modal-ids.ts';
import type { Site } from '../site/create-site.ts';
import { systemStatusQuery } from '../status/status-query.ts';
import { domainRouteQuery } from './domain-query.ts';
import { moveVisit } from './move-visit.ts';

type DomainCheck = Pick<Site, 'platform' | 'queries' | 'modals' | 'brand'>;

/**
 * Moves the visit if the platform names another domain for it, and stops it if the platform does not know this one. Any
 * other failure lets it continue.
 */
export async function checkDomain({ platform, queries, modals, brand }: DomainCheck): Promise<void> {
  try {
    const { domain } = await queries.fetchQuery(domainRouteQuery(platform));
    const status = domain ? undefined : await queries.fetchQuery(systemStatusQuery(platform));
    moveVisit(domain || status?.domainRoute || '', brand);
  } catch (problem) {
    const isUnknown = problem instanceof PlatformError && problem.details.errorCode === 'domain_unknown';
    if (isUnknown) modals.open(WRONG_DOMAIN);
  }
}
