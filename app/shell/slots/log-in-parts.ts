import type { SiteBrand } from '../../brand/brand.ts';
import type { LoginValue } from '../../platform/contract.ts';

/** Whether somebody has to choose another password before the session begins. */
export type PasswordCheck = (login: LoginValue, password: string, brand: SiteBrand) => boolean | Promise<boolean>;

/** What somebody logged in with. */
export interface Credentials {
  username: string;
  password: string;
}

/** What a log-in has remembered on this device. */
export interface LogInMemory {
  /** Null where nothing is remembered, or nothing that can still be read. */
  recall(): Promise<Partial<Credentials> | null>;
  keep(credentials: Credentials): Promise<void>;
  forget(): Promise<void>;
}
