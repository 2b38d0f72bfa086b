import type { PlatformClient } from '#app/platform/create-platform.ts';
import { freePlay } from '#app/platform/generated/operations/free-play.ts';
import { freePlayPayload } from './free-play-payload.ts';

/** Creates a trial account. @returns its token @throws PlatformError */
export async function startTrial(platform: PlatformClient): Promise<string> {
  const { token } = await freePlay(platform, freePlayPayload(globalThis));
  return token;
}
