// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type OidcLoginAnswer = operations['oidcLogin']['responses'][200]['content']['application/json'];

/** Whether the value is a whole OidcLoginAnswer; properties that the contract does not name are tolerated. */
export function isOidcLogin(value: unknown): value is OidcLoginAnswer;
