// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { ConvertPointPayload } from '#schemas/generated/platform.ts';
import { isConvertPointValue, type ConvertPointValue } from '#schemas/generated/validators/convertPoint.js';
import { ask } from '#app/platform/ask.ts';
import { encryptPayload } from '#app/platform/encrypt.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Converts points to money. @throws PlatformError */
export async function convertPoint(
  platform: PlatformClient,
  body: ConvertPointPayload,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<ConvertPointValue> {
  return ask(platform, 'POST /wps/relay/passwordCheck/MCS2_convertPoint', { ...options, contentType: 'application/jose', body: await encryptPayload(platform, body) }, isConvertPointValue);
}
