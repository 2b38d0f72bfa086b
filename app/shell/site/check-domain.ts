import { domainRoute } from '#app/platform/operations/domain-route.ts';
import { PlatformError } from '#app/platform/platform-error.ts';
import { WRONG_DOMAIN } from '../modals/modal-ids.ts';
import type { Site } from './create-site.ts';

/** Stops the visit if the platform does not know this domain. Any other failure lets it continue. */
export async function checkDomain({ platform, modals }: Pick<Site, 'platform' | 'modals'>): Promise<void> {
  const query = { domain: location.hostname };
  await domainRoute(platform, query).catch((problem: unknown) => {
    const isUnknown = problem instanceof PlatformError && problem.details.errorCode === 'domain_unknown';
    if (isUnknown) modals.open(WRONG_DOMAIN);
  });
}
