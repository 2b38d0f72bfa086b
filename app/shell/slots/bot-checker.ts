import type { SiteBrand } from '#app/brand/brand.ts';
import type { PlatformClient } from '#app/platform/create-platform.ts';
import type { BotAction } from '#schemas/generated/platform.ts';

/** Fields for the call's payload; none if the brand has no bot check. */
export interface BotProof {
  botCheck?: string;
}

export interface BotCheckRequest {
  /** The call to prove. */
  action: BotAction;
  platform: PlatformClient;
  brand: SiteBrand;
  /** BCP 47 tag of the current language. */
  language: string;
  /** Accessible name of the challenge window. */
  label: string;
}

/**
 * Creates a proof that is valid for one call.
 * @returns the payload's `botCheck`
 * @throws PlatformError, `bot_check_failed` when the check itself could not run
 */
export type BotChecker = (request: BotCheckRequest) => Promise<string>;
