import { useMemo } from 'react';
import { knownZone } from '#app/clock/known-zone.ts';
import { useAtNow } from '#app/clock/use-at-now.ts';
import { type Day, fromIsoDay } from '#app/kit/date-field/day.ts';
import { useMerchantZone } from '#app/shell/status/use-merchant-zone.ts';
import { isoClock } from '#schemas/csv/iso-clock.ts';

/** The merchant's day, on which ages are counted. */
export function useToday(): Day {
  const zone = useMerchantZone();
  const clock = useMemo(() => isoClock(knownZone(zone)), [zone]);
  const day = useAtNow((now) => clock(now).slice(0, 'yyyy-mm-dd'.length));
  return useMemo(() => fromIsoDay(day), [day]);
}
