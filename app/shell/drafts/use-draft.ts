import { useEffect, useState } from 'react';
import { useSession } from '#app/session/session-context.tsx';
import type { DraftKind } from './draft-kind.ts';
import { draftOf, dropDraft } from './drafts.ts';
import { useDrafts } from './drafts-context.tsx';

/**
 * The current person's draft of a form. It stays theirs if the session ends while the form is open.
 * @param close clears what must not outlive the form, such as passwords and codes; a stable function
 * @returns the draft, and a function that drops it once it was sent
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
