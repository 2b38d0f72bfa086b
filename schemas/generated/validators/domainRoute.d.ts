// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type DomainRouteAnswer = operations['domainRoute']['responses'][200]['content']['application/json'];

/** Whether the value is a whole DomainRouteAnswer; properties that the contract does not name are tolerated. */
export function isDomainRoute(value: unknown): value is DomainRouteAnswer;
