// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
import type { operations } from '../platform.ts';

export type RoomListAnswer = operations['roomList']['responses'][200]['content']['application/json'];

/** Whether the value is a whole RoomListAnswer; properties that the contract does not name are tolerated. */
export function isRoomList(value: unknown): value is RoomListAnswer;
