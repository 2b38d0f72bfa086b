import type { SiteBrand } from '#app/brand/brand.ts';
import type { SessionStatus } from '#app/session/member-type.ts';
import { hasFlag, raiseFlag } from '#app/session/session-flags.ts';

const BEFORE_LOG_IN = 'disclaimer-before-login';
const AFTER_LOG_IN = 'disclaimer-after-login';

/** Whether this tab has accepted the disclaimer; the specification keeps it apart before and after the log-in. */
export function hasAccepted(status: SessionStatus): boolean {
  return hasFlag(status === 'guest' ? BEFORE_LOG_IN : AFTER_LOG_IN);
}

/** One acceptance counts before and after the log-in, until a log-out. */
export function keepAcceptance({ legal }: Pick<SiteBrand, 'legal'>): void {
  if (!legal.disclaimer) return;
  raiseFlag(BEFORE_LOG_IN);
  raiseFlag(AFTER_LOG_IN);
}
