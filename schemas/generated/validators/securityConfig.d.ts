// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type SecurityConfigAnswer = operations['securityConfig']['responses'][200]['content']['application/json'];

/** Whether the value is a whole SecurityConfigAnswer; properties that the contract does not name are tolerated. */
export function isSecurityConfig(value: unknown): value is SecurityConfigAnswer;
