import { choiceField } from '#app/shell/router/address-fields.ts';
import { useAddress } from '#app/shell/router/use-address.ts';
import type { Mission } from '#schemas/generated/platform.ts';

export const VIEWS = ['daily', 'weekly', 'board'] as const;
export type View = (typeof VIEWS)[number];

export const PERIODS: readonly Mission['period'][] = ['daily', 'weekly'];

export const MISSION_FIELDS = { view: choiceField(VIEWS, 'daily'), period: choiceField(PERIODS, 'weekly') };

/** The tab and the leaderboard's period. */
export function useMissionsAddress() {
  const { value, changes, open, replace } = useAddress(MISSION_FIELDS);
  return {
    view: value('view'),
    show: (view: View) => open(changes({ view })),
    period: value('period'),
    choosePeriod: (period: Mission['period']) => replace(changes({ period })),
  };
}
