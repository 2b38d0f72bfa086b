import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { usePlatformClock } from '#app/clock/clock-context.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { systemStatusQuery } from '#app/shell/status/status-query.ts';
import { deviceStorage } from '#app/storage/storage.ts';
import { type Answer, CONSENT_KEY, type Consent, purposesOf, readConsent, storeConsent } from './consent.ts';

export const consentKey = ['consent'] as const;

/** What this device stored, shared by all that waits for it; where storage is refused, it lasts as long as the page. */
function useConsentQuery() {
  const platform = usePlatform();
  const brand = useBrand();
  const clock = usePlatformClock();
  return queryOptions({
    queryKey: consentKey,
    queryFn: async ({ client }) => {
      // The first answer sets the clock by which a consent may be too old.
      await client.fetchQuery(systemStatusQuery(platform)).catch(() => undefined);
      return readConsent(deviceStorage, clock.now(), purposesOf(brand));
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
}

/** The visitor's answer; null if they have yet to answer, undefined until that is known. */
export function useConsent(): Consent | null | undefined {
  return useQuery(useConsentQuery()).data;
}

/** Stores an answer on this device. */
export function useAnswer(): (answer: Answer) => void {
  const queries = useQueryClient();
  const brand = useBrand();
  const clock = usePlatformClock();
  return (answer) => {
    const consent: Consent = { answer, date: clock.now() };
    storeConsent(deviceStorage, consent, purposesOf(brand));
    queries.setQueryData<Consent | null>(consentKey, consent);
  };
}

/** Follows an answer that is given in another tab. */
export function useFollowOtherTabs(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === CONSENT_KEY) void queries.invalidateQueries({ queryKey: consentKey });
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [queries]);
}
