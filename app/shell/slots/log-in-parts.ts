import type { LoginValue } from '#schemas/generated/platform.ts';
import type { Mobile } from '../sms-code/mobile.ts';

/** Whether the password must be changed before the session begins. */
export type PasswordCheck = (login: LoginValue) => boolean;

/** Username and password of a log-in. */
export interface Credentials {
  username: string;
  password: string;
}

/** What this device remembers of one kind of log-in. */
export interface Memory<What> {
  /** Null if nothing readable is stored. */
  recall(): Promise<Partial<What> | null>;
  keep(what: What): Promise<void>;
  forget(): Promise<void>;
}

/** Memory of password log-ins, and of SMS log-ins. */
export interface LogInMemory extends Memory<Credentials> {
  readonly mobile: Memory<Mobile>;
}
