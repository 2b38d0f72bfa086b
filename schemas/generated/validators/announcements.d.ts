// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type AnnouncementsAnswer = operations['announcements']['responses'][200]['content']['application/json'];

/** Whether the value is a whole AnnouncementsAnswer; properties that the contract does not name are tolerated. */
export function isAnnouncements(value: unknown): value is AnnouncementsAnswer;
