import type { AccountKind } from '#schemas/generated/platform.ts';

/** What the agent has entered for a new account. */
export interface Entered {
  account: string;
  /** Undefined while the suggested one stands. */
  password: string | undefined;
  kind: AccountKind;
  rate: number | null;
}

/** An account that has been opened, with its password, which can't be looked up later. */
export interface Opened {
  account: string;
  password: string;
  kind: AccountKind;
  rate: number;
}
