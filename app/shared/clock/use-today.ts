import { useMemo } from 'react';
import { useAtNow } from '#app/clock/use-at-now.ts';
import { type Day, fromIsoDay } from '#app/kit/date-field/day.ts';
import { useSession } from '#app/session/session-context.tsx';
import { useSystemStatus } from '#app/shell/status/status-query.ts';
import { isoClock } from '../records/zone.ts';

/** The merchant's day, on which ages are counted; the device's zone has to do where the platform names none. */
export function useToday(): Day {
  const { member } = useSession();
  const { data: status } = useSystemStatus();
  const zone = member?.timeZone ?? status?.timeZone;
  const clock = useMemo(() => isoClock(zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone), [zone]);
  const day = useAtNow((now) => clock(now).slice(0, 'yyyy-mm-dd'.length));
  return useMemo(() => fromIsoDay(day), [day]);
}
