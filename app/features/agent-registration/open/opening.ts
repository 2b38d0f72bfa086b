import type { AccountKind } from '#schemas/generated/platform.ts';

/** What the agent has entered for a new account. */
export interface Entered {
  account: string;
  /** Undefined while the suggested one stands. */
  password: string | undefined;
  kind: AccountKind;
  rate: number | null;
}

/** An account that has been opened, with the password that nobody can look up again. */
export interface Opened {
  account: string;
  password: string;
  kind: AccountKind;
  rate: number;
}
