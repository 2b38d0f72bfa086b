// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { components } from '../platform.ts';

export type Problem = components['schemas']['Problem'];

/** Whether the value is a whole Problem; properties that the contract does not name are tolerated. */
export function isProblem(value: unknown): value is Problem;
