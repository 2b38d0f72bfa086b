import type { CareKind, CarePart, CarePeriod } from '#schemas/generated/platform.ts';

/** Minor units, or minutes of session time. */
export interface CountingLimit {
  kind: CareKind;
  period: CarePeriod;
  amount: number;
}

/** Player-care rules of a brand, from its regulator and its settings. */
export interface CareRules {
  parts: readonly CarePart[];
  /** Hours that a higher limit waits. */
  increaseHours: number;
  /** An increase also waits for the end of the period that it was asked in. */
  waitsForPeriod: boolean;
  /** Minutes between reality checks: the usual, and the fewest and most that a member can choose. */
  realityCheck: { minutes: number; shortest: number; longest: number };
  /** Limits of members below an age, in years, besides their own. */
  youngAdults: { below: number; limits: readonly CountingLimit[] } | null;
}

/** Rules of a sandbox whose brand states none: every part, and the usual times. */
export const EVERY_PART: CareRules = {
  parts: ['limits', 'realityCheck', 'sessionClock', 'timeOut', 'selfExclusion', 'selfTest'],
  increaseHours: 24,
  waitsForPeriod: false,
  realityCheck: { minutes: 60, shortest: 15, longest: 60 },
  youngAdults: null,
};

/** Rules of a brand that is built without player care. */
export const NO_PART: CareRules = { ...EVERY_PART, parts: [] };
