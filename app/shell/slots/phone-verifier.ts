import type { SiteBrand } from '#app/brand/brand.ts';
import type { SmsLoginPayload } from '#schemas/generated/platform.ts';
import type { BotProof } from './bot-checker.ts';

/** A mobile number as in the platform's payloads. */
export interface Mobile {
  /** Such as +63. */
  countryDialingCode: string;
  /** Digits after the dialling code. */
  mobileNum: string;
}

/** Payload fields that prove that the person has the number. */
export type PhoneProof = Pick<SmsLoginPayload, 'verificationCode' | 'firebaseChannel' | 'firebaseIdToken'>;

/** Purpose of a code: to log in or set a new password, or to register. */
export type CodePurpose = 'noLogin' | 'register';

/** Sends and checks codes: the platform or a service of the brand. */
export interface PhoneVerifier {
  /**
   * Sends a code.
   * @throws PlatformError or PhoneProblem
   * @returns minutes until the next one can be requested; undefined if unknown
   */
  send(mobile: Mobile, proof: BotProof): Promise<number | undefined>;
  /**
   * @param code as typed
   * @throws PhoneProblem where the service checks the code itself
   */
  prove(code: string): Promise<PhoneProof>;
}

/** Creates the verifier of a service that replaces the platform's codes. */
export type CreatePhoneVerifier = (context: { brand: SiteBrand; language: string }) => PhoneVerifier;
