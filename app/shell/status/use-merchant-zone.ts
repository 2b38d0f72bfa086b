import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { knownZone } from '#app/clock/known-zone.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { systemStatusQuery } from './status-query.ts';

/**
 * The zone of all days and times that the site shows, as an IANA name that this browser knows: the merchant's. The device's
 * has to do where the platform has named none.
 */
export function useMerchantZone(): string {
  const { member } = useSession();
  // The gate of the site asks for the status; what it has answered is enough here.
  const { data: status } = useQuery({ ...systemStatusQuery(usePlatform()), enabled: false });
  const zone = member?.timeZone ?? status?.timeZone;
  return useMemo(
    () => (zone === undefined ? new Intl.DateTimeFormat().resolvedOptions().timeZone : knownZone(zone)),
    [zone],
  );
}
