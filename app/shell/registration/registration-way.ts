import type { Ref } from 'react';
import type { PlatformClient } from '#app/platform/create-platform.ts';
import type { LoginValue, RegisterPayload, RegisterSettings } from '#schemas/generated/platform.ts';

/** Values of a brand's `registration.preferred`. */
export type RegistrationWay = 'username' | 'mobile';

/** A field of the registration: one with platform rules, or the repeated password. */
export type RegistrationField = keyof RegisterSettings | 'confirmPassword';

/** Encrypts a registration and sends it. @throws PlatformError */
export type SendRegistration = (platform: PlatformClient, payload: RegisterPayload) => Promise<LoginValue>;

/** The payload of a mobile number and its proof. */
export type NumberPayload = Pick<
  RegisterPayload,
  'mobileNum' | 'countryDialingCode' | 'verificationCode' | 'firebaseChannel' | 'firebaseIdToken'
>;

/** Reads the number; null after an error was shown and focused. */
export type ReadNumber = () => Promise<NumberPayload | null>;

export interface NumberFieldsProps {
  reader: Ref<ReadNumber>;
  required: boolean;
  /** Error from the rules or the platform. */
  error: string | undefined;
}
