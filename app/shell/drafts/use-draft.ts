import { useEffect, useState } from 'react';
import { useSession } from '#app/session/session-context.tsx';
import type { DraftKind } from './draft-kind.ts';
import { draftOf, dropDraft } from './drafts.ts';
import { useDrafts } from './drafts-context.tsx';

/**
 * What whoever is here was in the middle of in a form. It stays their own when the session ends while the form stands.
 * @param close takes out what must not outlive the form, such as passwords and codes; one function, too
 * @returns the draft, and what forgets it once it has been sent
 */
export function useDraft<Draft extends object>(
  kind: DraftKind<Draft>,
  close?: (draft: Draft) => void,
): [draft: Draft, drop: () => void] {
  const drafts = useDrafts();
  const { member } = useSession();
  const [owner] = useState(member?.id ?? null);
  const [draft] = useState(() => draftOf(drafts, kind, owner));
  useEffect(() => () => close?.(draft), [close, draft]);
  return [draft, () => dropDraft(drafts, kind, owner)];
}
