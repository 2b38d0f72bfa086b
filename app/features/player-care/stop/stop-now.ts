import type { CareStop, PlayerCare } from '#schemas/generated/platform.ts';

/** Why the account can only withdraw: a break, or a session limit that is used up. */
export type StopNow = CareStop | { kind: 'session'; endsAt: number };

/** Undefined while the member can play. */
export function stopNow({ stop, limits }: Pick<PlayerCare, 'stop' | 'limits'>): StopNow | undefined {
  if (stop) return stop;
  const usedUp = limits.filter(({ kind, left }) => kind === 'session' && left !== undefined && left <= 0);
  // If several limits are used up, the one that renews last decides.
  const renewals = usedUp.map(({ renewsAt }) => renewsAt);
  return renewals.length > 0 ? { kind: 'session', endsAt: Math.max(...renewals) } : undefined;
}
