import type { SiteBrand } from '#app/brand/brand.ts';
import type { PlatformClient } from '#app/platform/platform-client.ts';
import type { SessionStatus } from '#app/session/member-type.ts';
import type { Settle } from '#app/session/session-store.ts';
import type { LoginValue } from '#schemas/generated/platform.ts';
import type { BotChecker } from './bot-checker.ts';
import type { Audience, Placed, WordKey } from './contribution.ts';
import type { Credentials, LogInMemory, PasswordCheck } from './log-in-parts.ts';
import type { CreatePhoneVerifier } from './phone-verifier.ts';
import type { Screen } from './screen.ts';

/** A log-in method of the log-in sheet. */
export interface LoginMethodContribution extends Placed {
  /** Its tab, if there are several forms. A method without a label is below all forms, as free play is. */
  label?: WordKey;
  /** Its name in the brand's `logIn`, whose order it follows. */
  way?: string;
  /** It logs in from the suggestions for the name field too. */
  autofill?: true;
  audience?: Audience;
  screen: Screen<LoginMethodProps>;
}

/** Begins the sessions of a log-in. */
export interface Entrance {
  /**
   * Begins a session with a token, loads the account and closes the sheet.
   * @throws PlatformError
   */
  enter: (token: string, firstTime?: boolean) => Promise<SessionStatus>;
  /**
   * The same for a password log-in, where the password may have to be changed first. Resolves to whether the session
   * began.
   * @param settle remembers the log-in on this device, after a required change of password
   * @throws PlatformError
   */
  admit: (login: LoginValue, credentials: Credentials, settle?: Settle) => Promise<boolean>;
}

export interface LoginMethodProps extends Entrance {
  /**
   * Whether the sheet's disclaimer is accepted or the brand has none; focuses its checkbox otherwise. A method checks it
   * before any call. A method with a label shows the checkbox itself.
   */
  isAccepted: () => boolean;
}

export interface ForgotMethodProps {
  /** Closes the sheet. */
  close: () => void;
}

/** A way to recover access, in the forgotten-password sheet. */
export interface ForgotMethodContribution extends Placed {
  /** Its tab, if there are several. */
  label: WordKey;
  screen: Screen<ForgotMethodProps>;
}

/** A check that may require a new password before a session begins. */
export interface PasswordCheckContribution extends Placed {
  load: () => Promise<PasswordCheck>;
}

/** Adds “remember me” to the log-in. */
export interface LogInMemoryContribution extends Placed {
  load: (brand: SiteBrand, platform: PlatformClient) => Promise<LogInMemory>;
}

/** Proof against bots for calls that they abuse; at most one per brand. */
export interface BotCheckContribution extends Placed {
  load: () => Promise<BotChecker>;
}

/** Verifies mobile numbers instead of the platform; the first one is used. */
export interface PhoneVerifierContribution extends Placed {
  load: () => Promise<CreatePhoneVerifier>;
}
