import type { SiteBrand } from '#app/brand/brand.ts';
import type { SmsLoginPayload } from '#schemas/generated/platform.ts';
import type { BotProof } from '../bot-check/bot-checker.ts';
import type { Mobile } from './mobile.ts';

/** What a payload carries to show that the person has the number. */
export type PhoneProof = Pick<SmsLoginPayload, 'verificationCode' | 'firebaseChannel' | 'firebaseIdToken'>;

/** What a code is asked for: to log in or to set a new password, or to register. */
export type CodePurpose = 'noLogin' | 'register';

/** Who sends codes and holds them against what is typed: the platform, or a service of its own. */
export interface PhoneVerifier {
  /**
   * Sends a code.
   * @throws PlatformError or PhoneProblem
   * @returns minutes until another one can be asked for; undefined when that was not said
   */
  send(mobile: Mobile, proof: BotProof): Promise<number | undefined>;
  /**
   * @param code as it was typed
   * @throws PhoneProblem where the service checks the code itself
   */
  prove(code: string): Promise<PhoneProof>;
}

/** Makes the verifier of a service that a brand has in place of the platform's own codes. */
export type CreatePhoneVerifier = (context: { brand: SiteBrand; language: string }) => PhoneVerifier;
