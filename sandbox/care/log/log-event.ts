import type { Database } from '#sandbox/database/database.ts';
import type { CareText } from '#schemas/generated/platform.ts';
import { careLog } from '../care-tables.ts';

export const CARE_EVENTS = [
  'limit-set',
  'increase-asked',
  'increase-confirmed',
  'increase-cancelled',
  'limit-reached',
  'limit-prompt-answered',
  'reality-check-set',
  'reality-check-due',
  'reality-check-answered',
  'stop-started',
  'stop-refused',
  'log-in-refused',
  'return-asked',
  'registration-refused',
  'register-listed',
  'register-left',
  'self-test-kept',
  'step-taken',
  'step-seen',
] as const;

export interface NewCareEvent {
  /** Null for a person without an account. */
  memberId: number | null;
  kind: (typeof CARE_EVENTS)[number];
  /** Details of the event. Must hold nothing that the person would hide from a stranger. */
  facts: Record<string, unknown>;
  shown?: CareText;
  at: number;
}

/**
 * Writes to the log of player care, within the transaction of what happens. A refusal rolls its transaction back, so it is
 * written after that.
 */
export async function logEvent(db: Database, { shown, ...event }: NewCareEvent): Promise<void> {
  await db.insert(careLog).values({ ...event, shown: shown ?? null });
}
