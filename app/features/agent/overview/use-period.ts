import { useSearchParams } from '#app/shell/router/router.ts';
import type { Period } from './use-team-overview.ts';

/** The periods that the platform reports on. */
export const periods: readonly Period[] = ['today', '7d', 'month'];

const DEFAULT_PERIOD: Period = '7d';

/** The chosen period, kept in the address so that reloads and links preserve it. */
export function usePeriod(): [Period, (period: Period) => void] {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('period');
  const period = periods.find((known) => known === asked) ?? DEFAULT_PERIOD;
  const choose = (next: Period) => {
    const changed = new URLSearchParams(query);
    changed.set('period', next);
    setQuery(changed, { replace: true });
  };
  return [period, choose];
}
