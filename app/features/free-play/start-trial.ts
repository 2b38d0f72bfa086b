import type { PlatformClient } from '#app/platform/create-platform.ts';
import { freePlay } from '#app/platform/operations/free-play.ts';
import { freePlayPayload } from './free-play-payload.ts';

/** Has the platform make a trial account; answers its token. @throws PlatformError */
export async function startTrial(platform: PlatformClient): Promise<string> {
  const { token } = await freePlay(platform, freePlayPayload(globalThis));
  return token;
}
