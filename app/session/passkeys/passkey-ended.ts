/**
 * `stopped` by the page; `known` means that the authenticator has a passkey of this account already; `unable`, that it
 * cannot verify the person or has no room. Everything else is `cancelled`: browsers do not say more.
 */
export type PasskeyFailure = 'stopped' | 'cancelled' | 'known' | 'unable';

const FAILURES: Readonly<Record<string, PasskeyFailure>> = {
  AbortError: 'stopped',
  InvalidStateError: 'known',
  ConstraintError: 'unable',
  NotSupportedError: 'unable',
  SecurityError: 'unable',
};

/** No passkey was used or made. */
export class PasskeyEnded extends Error {
  readonly failure: PasskeyFailure;

  constructor(cause: unknown) {
    const name = cause instanceof Error ? cause.name : '';
    super(`Passkey: ${name}`, { cause });
    this.failure = FAILURES[name] ?? 'cancelled';
  }
}
