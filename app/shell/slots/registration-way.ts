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

/** The fields of a number. Both functions resolve to null after an error was shown. */
export interface NumberReader {
  /** The number, once it is valid and its code is entered. */
  read: () => Promise<NumberPayload | null>;
  /** The number with its proof. A service may accept a code only once, so this comes last before the registration. */
  prove: () => Promise<NumberPayload | null>;
  /** Shows a problem with the code at the code. @returns whether it is one */
  refuse: (problem: unknown) => boolean;
}

export interface NumberFieldsProps {
  reader: Ref<NumberReader>;
  required: boolean;
  /** Error from the rules or the platform. */
  error: string | undefined;
}
