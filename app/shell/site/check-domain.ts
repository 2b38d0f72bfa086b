import { domainRoute } from '#app/platform/operations/domain-route.ts';
import { PlatformError } from '#app/platform/platform-error.ts';
import { WRONG_DOMAIN } from '../modals/modal-ids.ts';
import type { Site } from './create-site.ts';

/** Asks the platform whether the site may be visited under this domain, and stops the visit if not. Without an answer it may. */
export async function checkDomain({ platform, modals }: Pick<Site, 'platform' | 'modals'>): Promise<void> {
  const query = { domain: location.hostname };
  await domainRoute(platform, query).catch((problem: unknown) => {
    const isUnknown = problem instanceof PlatformError && problem.details.errorCode === 'domain_unknown';
    if (isUnknown) modals.open(WRONG_DOMAIN);
  });
}
