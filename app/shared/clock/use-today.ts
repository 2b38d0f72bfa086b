import { useMemo } from 'react';
import { isoClock } from '#app/clock/iso-clock.ts';
import { useAtNow } from '#app/clock/use-at-now.ts';
import { type Day, fromIsoDay } from '#app/kit/date-field/day.ts';
import { useMerchantZone } from '#app/shell/status/use-merchant-zone.ts';

/** The merchant's day, on which ages are counted. */
export function useToday(): Day {
  const zone = useMerchantZone();
  const clock = useMemo(() => isoClock(zone), [zone]);
  const day = useAtNow((now) => clock(now).slice(0, 'yyyy-mm-dd'.length));
  return useMemo(() => fromIsoDay(day), [day]);
}
