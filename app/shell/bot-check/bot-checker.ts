import type { SiteBrand } from '#app/brand/brand.ts';
import type { PlatformClient } from '#app/platform/create-platform.ts';
import type { BotAction } from '#schemas/generated/platform.ts';

/** Fields that go into the payload of the call; none where the brand has no bot check. */
export interface BotProof {
  botCheck?: string;
}

export interface BotCheckRequest {
  /** The call that the proof is for. */
  action: BotAction;
  platform: PlatformClient;
  brand: SiteBrand;
  /** BCP 47 tag of the language that the person reads. */
  language: string;
  /** Name of the window in which a company asks a person for something. */
  label: string;
}

/**
 * Makes a proof that is good for one call.
 * @returns what the platform takes as the payload's `botCheck`
 * @throws PlatformError, `bot_check_failed` when the check itself could not be done
 */
export type BotChecker = (request: BotCheckRequest) => Promise<string>;
