import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { deviceStorage } from '#app/storage/storage.ts';
import { type Answer, CONSENT_KEY, type Consent, readConsent, storeConsent } from './consent.ts';

/** What this device stored, shared by the parts of this feature; where storage is refused, it lasts as long as the page. */
const consentQuery = queryOptions({
  queryKey: ['statistics-consent'],
  queryFn: () => readConsent(deviceStorage, Date.now()),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  networkMode: 'always',
});

/** The visitor's answer; null if they have yet to answer, undefined until that is known. */
export function useConsent(): Consent | null | undefined {
  return useQuery(consentQuery).data;
}

/** Stores an answer on this device. */
export function useAnswer(): (answer: Answer) => void {
  const queries = useQueryClient();
  return (answer) => {
    const consent = { answer, date: Date.now() };
    storeConsent(deviceStorage, consent);
    queries.setQueryData(consentQuery.queryKey, consent);
  };
}

/** Follows an answer that is given in another tab. */
export function useFollowOtherTabs(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === CONSENT_KEY) void queries.invalidateQueries({ queryKey: consentQuery.queryKey });
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [queries]);
}
