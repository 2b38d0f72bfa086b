// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isRoomListValue, type RoomListValue } from '#schemas/generated/validators/roomList.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** The rooms of a vendor's tables. @throws PlatformError */
export function roomList(
  platform: PlatformClient,
  query: operations['roomList']['parameters']['query'],
  options?: SessionCallOptions,
): Promise<RoomListValue> {
  return ask(platform, 'GET /wps/relay/GLS2_roomList', { ...options, query }, isRoomListValue);
}
