import type { SiteBrand } from '#app/brand/brand.ts';
import type { SessionStatus } from '#app/session/member-type.ts';
import type { Settle } from '#app/session/session-store.ts';
import type { LoginValue } from '#schemas/generated/platform.ts';
import type { BotChecker } from '../bot-check/bot-checker.ts';
import type { CreatePhoneVerifier } from '../sms-code/phone-verifier.ts';
import type { Audience, Placed, WordKey } from './contribution.ts';
import type { Credentials, LogInMemory, PasswordCheck } from './log-in-parts.ts';
import type { Screen } from './screen.ts';

/** A way to log in, shown inside the log-in sheet. */
export interface LoginMethodContribution extends Placed {
  /** Its tab, where there is more than one form. A way without a name stands below all forms, as a trial does. */
  label?: WordKey;
  audience?: Audience;
  screen: Screen<LoginMethodProps>;
}

export interface LoginMethodProps {
  /** Takes over a token, loads the person and leaves the sheet. @throws PlatformError */
  enter: (token: string, firstTime?: boolean) => Promise<SessionStatus>;
  /**
   * The same for a log-in with a password, which may have to be changed first: says whether it has begun.
   * @param settle has this device remember who logged in, once a password that had to be changed has been
   * @throws PlatformError
   */
  admit: (login: LoginValue, credentials: Credentials, settle?: Settle) => Promise<boolean>;
}

export interface ForgotMethodProps {
  /** Leaves the sheet. */
  close: () => void;
}

/** A way for who forgot the password to get in again, shown inside the sheet for that. */
export interface ForgotMethodContribution extends Placed {
  /** Its tab, where there is more than one way. */
  label: WordKey;
  screen: Screen<ForgotMethodProps>;
}

/** A reason to have a password changed before a session begins. */
export interface PasswordCheckContribution extends Placed {
  load: () => Promise<PasswordCheck>;
}

/** Lets the log-in offer to remember who logs in. */
export interface LogInMemoryContribution extends Placed {
  load: (brand: SiteBrand) => Promise<LogInMemory>;
}

/** Proves that a person and no script is at work, before calls that scripts like to make. A brand has one at most. */
export interface BotCheckContribution extends Placed {
  load: () => Promise<BotChecker>;
}

/** A service that verifies mobile numbers in place of the platform; the first one does it. */
export interface PhoneVerifierContribution extends Placed {
  load: () => Promise<CreatePhoneVerifier>;
}
