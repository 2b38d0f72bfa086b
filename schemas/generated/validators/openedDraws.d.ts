// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type OpenedDrawsAnswer = operations['openedDraws']['responses'][200]['content']['application/json'];

/** Whether the value is a whole OpenedDrawsAnswer; properties that the contract does not name are tolerated. */
export function isOpenedDraws(value: unknown): value is OpenedDrawsAnswer;
