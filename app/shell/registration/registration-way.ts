import type { Ref } from 'react';
import type { PlatformClient } from '#app/platform/create-platform.ts';
import type { LoginValue, RegisterPayload, RegisterSettings } from '#schemas/generated/platform.ts';

/** As `registration.preferred` of a brand names them. */
export type RegistrationWay = 'username' | 'mobile';

/** A field of the registration: those that the platform has rules for, and what belongs to one of them. */
export type RegistrationField = keyof RegisterSettings | 'confirmPassword';

/** Encrypts a registration and sends it. @throws PlatformError */
export type SendRegistration = (platform: PlatformClient, payload: RegisterPayload) => Promise<LoginValue>;

/** What a mobile number and the proof that the person has it add to the payload. */
export type NumberPayload = Pick<
  RegisterPayload,
  'mobileNum' | 'countryDialingCode' | 'verificationCode' | 'firebaseChannel' | 'firebaseIdToken'
>;

/** Reads the number; null after what is missing or wrong has been shown and the focus put there. */
export type ReadNumber = () => Promise<NumberPayload | null>;

export interface NumberFieldsProps {
  reader: Ref<ReadNumber>;
  /** Whether it may not be left out. */
  required: boolean;
  /** What the rules or the platform have against the number. */
  error: string | undefined;
}
