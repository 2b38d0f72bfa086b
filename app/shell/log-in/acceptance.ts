import type { SiteBrand } from '#app/brand/brand.ts';
import type { Session } from '#app/session/create-session.ts';
import type { SessionStatus } from '#app/session/member-type.ts';

const BEFORE_LOG_IN = 'disclaimer-before-login';
const AFTER_LOG_IN = 'disclaimer-after-login';

/** Whether this session has accepted the disclaimer; the specification keeps it apart before and after the log-in. */
export function hasAccepted({ flags }: Pick<Session, 'flags'>, status: SessionStatus): boolean {
  return flags.has(status === 'guest' ? BEFORE_LOG_IN : AFTER_LOG_IN);
}

/** One acceptance counts before and after the log-in, until a log-out. */
export function keepAcceptance({ flags }: Pick<Session, 'flags'>, { legal }: Pick<SiteBrand, 'legal'>): void {
  if (!legal.disclaimer) return;
  flags.raise(BEFORE_LOG_IN);
  flags.raise(AFTER_LOG_IN);
}
