// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isDomainRouteValue, type DomainRouteValue } from '#schemas/generated/validators/domainRoute.js';
import { ask } from '#app/platform/ask.ts';
import type { CallOptions, PlatformClient } from '#app/platform/platform-client.ts';

/** Checks whether the site may be visited under this domain. @throws PlatformError */
export function domainRoute(
  platform: PlatformClient,
  query: operations['domainRoute']['parameters']['query'],
  options?: CallOptions,
): Promise<DomainRouteValue> {
  return ask(platform, 'GET /wps/system/domainRoute', { ...options, query }, isDomainRouteValue);
}
