import type { NewRegistrationLink } from '#schemas/generated/platform.ts';

export type Expiry = NewRegistrationLink['expiresIn'];

const DAY_MS = 86_400_000;
const DAYS: Readonly<Record<Expiry, number | undefined>> = { '1d': 1, '7d': 7, '30d': 30, never: undefined };

/** How long a link can work. */
export const expiries = ['1d', '7d', '30d', 'never'] as const satisfies readonly Expiry[];

/** When a link that is created now stops; undefined for never. */
export function endOf(expiry: Expiry, now: number): number | undefined {
  const days = DAYS[expiry];
  return days === undefined ? undefined : now + days * DAY_MS;
}
