import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { knownPerson } from '#app/platform/generated/operations/known-person.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { fillKnown, type KycDraft } from '../kyc-draft.ts';

/** Fills what the platform already knows into the form, once for each verification; without an answer it stays empty. */
export function useKnownPerson(draft: KycDraft): void {
  const platform = usePlatform();
  const { member } = useSession();
  const { data } = useQuery({
    queryKey: ['known-person', member?.id],
    queryFn: ({ signal }) => knownPerson(platform, { signal }),
    // A refused verification is known only after it was sent.
    staleTime: 0,
    gcTime: 0,
  });
  useEffect(() => {
    if (data) fillKnown(draft, data);
  }, [draft, data]);
}
