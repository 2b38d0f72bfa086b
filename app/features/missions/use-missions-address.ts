import { useListParameters } from '#app/shell/router/use-list-parameters.ts';
import type { Mission } from '#schemas/generated/platform.ts';

export const VIEWS = ['daily', 'weekly', 'board'] as const;
export type View = (typeof VIEWS)[number];

export const PERIODS: readonly Mission['period'][] = ['daily', 'weekly'];

/** The tab and the leaderboard's period. The address omits default values. */
export function useMissionsAddress() {
  const { choice, open, replace } = useListParameters('place');
  return {
    view: choice('view', VIEWS) ?? 'daily',
    show: (view: View) => open({ view: view === 'daily' ? null : view }),
    period: choice('period', PERIODS) ?? 'weekly',
    choosePeriod: (period: Mission['period']) => replace({ period: period === 'weekly' ? null : period }),
  };
}
