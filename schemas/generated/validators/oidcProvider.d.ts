// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type OidcProviderAnswer = operations['oidcProvider']['responses'][200]['content']['application/json'];

/** Whether the value is a whole OidcProviderAnswer; properties that the contract does not name are tolerated. */
export function isOidcProvider(value: unknown): value is OidcProviderAnswer;
