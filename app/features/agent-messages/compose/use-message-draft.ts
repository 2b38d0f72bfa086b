import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useDraft } from '#app/shell/drafts/use-draft.ts';
import { useNavigationType } from '#app/shell/router/router.ts';
import { beginFor, type FirstRecipient, type MessageDraft, messageDraft } from './message-draft.ts';

/** The agent's draft. Each change starts a new intent. */
export function useMessageDraft(first: FirstRecipient) {
  const [draft, drop] = useDraft(messageDraft(first));
  const isReturn = useNavigationType() === 'POP';
  // If the draft is for another recipient, start an empty one. Returning to the page keeps it.
  useState(() => !isReturn && !isFor(draft, first) && Object.assign(draft, beginFor(first)));
  const written = useSnapshot(draft, { sync: true });
  const change = (part: Partial<Omit<MessageDraft, 'intent'>>) => void Object.assign(draft, part, { intent: '' });
  /** Id of the intent to send the current text. */
  const intend = (): string => {
    draft.intent ||= Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
    return draft.intent;
  };
  return { written, change, intend, drop };
}

function isFor(draft: Readonly<MessageDraft>, { kind, account }: FirstRecipient): boolean {
  if (kind === 'new') return true;
  return draft.kind === kind && (kind !== 'downline' || draft.account === account);
}
