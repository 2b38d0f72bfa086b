// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type CountryCodesAnswer = operations['countryCodes']['responses'][200]['content']['application/json'];

/** Whether the value is a whole CountryCodesAnswer; properties that the contract does not name are tolerated. */
export function isCountryCodes(value: unknown): value is CountryCodesAnswer;
