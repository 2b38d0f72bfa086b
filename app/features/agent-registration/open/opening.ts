import type { AccountKind } from '#schemas/generated/platform.ts';

/** Input for a new account. */
export interface Entered {
  account: string;
  /** Undefined while the suggested password is used. */
  password: string | undefined;
  kind: AccountKind;
  rate: number | null;
}

/** An opened account with its password, which cannot be retrieved later. */
export interface Opened {
  account: string;
  password: string;
  kind: AccountKind;
  rate: number;
}
