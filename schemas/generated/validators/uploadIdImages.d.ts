// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type UploadIdImagesAnswer = operations['uploadIdImages']['responses'][200]['content']['application/json'];

/** Whether the value is a whole UploadIdImagesAnswer; properties that the contract does not name are tolerated. */
export function isUploadIdImages(value: unknown): value is UploadIdImagesAnswer;
