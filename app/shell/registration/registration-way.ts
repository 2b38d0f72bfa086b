import type { RegisterSettings } from '../../../schemas/generated/platform.ts';
import type { LoginValue } from '../../platform/contract.ts';
import type { PlatformClient } from '../../platform/create-platform.ts';

/** As `registration.preferred` of a brand names them. */
export type RegistrationWay = 'username' | 'mobile';

/** A field of the registration: those that the platform has rules for, and what belongs to one of them. */
export type RegistrationField = keyof RegisterSettings | 'confirmPassword' | 'verificationCode';

/**
 * Sends a registration.
 * @param body the payload as a compact JWE
 * @throws PlatformError
 */
export type SendRegistration = (platform: PlatformClient, body: string) => Promise<LoginValue>;
