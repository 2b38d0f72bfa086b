import { ask } from '#app/platform/ask.ts';
import type { PlatformClient } from '#app/platform/create-platform.ts';
import { isFreePlay } from '#schemas/generated/validators/freePlay.js';
import { freePlayPayload } from './free-play-payload.ts';

/** Has the platform make a trial account; answers its token. @throws PlatformError */
export async function startTrial(platform: PlatformClient): Promise<string> {
  const call = platform.POST('/wps/session/login/freeplay', { body: freePlayPayload(globalThis) });
  const answer = await ask(call, isFreePlay);
  return answer.value.token;
}
