import type { SiteBrand } from '#app/brand/brand.ts';
import type { LoginValue } from '#schemas/generated/platform.ts';
import type { Mobile } from '../sms-code/mobile.ts';

/** Whether somebody has to choose another password before the session begins. */
export type PasswordCheck = (login: LoginValue, password: string, brand: SiteBrand) => boolean | Promise<boolean>;

/** What somebody logged in with. */
export interface Credentials {
  username: string;
  password: string;
}

/** What one kind of log-in has remembered on this device. */
export interface Memory<What> {
  /** Null where nothing is remembered, or nothing that can still be read. */
  recall(): Promise<Partial<What> | null>;
  keep(what: What): Promise<void>;
  forget(): Promise<void>;
}

/** The memory of log-ins with a password, and that of log-ins by SMS. */
export interface LogInMemory extends Memory<Credentials> {
  readonly mobile: Memory<Mobile>;
}
