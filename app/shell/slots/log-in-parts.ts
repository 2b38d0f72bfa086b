import type { LoginValue } from '#schemas/generated/platform.ts';
import type { Mobile } from './phone-verifier.ts';

/** Whether the password must be changed before the session begins. */
export type PasswordCheck = (login: LoginValue) => boolean;

/** Username and password of a log-in. */
export interface Credentials {
  username: string;
  password: string;
}

/** What this device remembers of one kind of log-in; a password or a code is never part of it. */
export interface Memory<What> {
  /** Null if nothing readable is stored. */
  recall(): Promise<Partial<What> | null>;
  keep(what: What): Promise<void>;
  forget(): Promise<void>;
}

/** What this device remembers for a day. */
export interface LogInMemory {
  readonly user: Memory<Pick<Credentials, 'username'>>;
  readonly mobile: Memory<Mobile>;
  /**
   * Opens a session without a log-in, if the platform remembers this device.
   * @returns null if it does not
   * @throws PlatformError
   */
  resume(): Promise<LoginValue | null>;
}
