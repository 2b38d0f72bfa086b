import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useDraft } from '#app/shell/drafts/use-draft.ts';
import { type MessageDraft, messageDraft } from './message-draft.ts';

/** Whom a message is for at first; `new` leaves it as it was. */
export interface FirstRecipient {
  kind: 'new' | 'upline' | 'downline';
  account: string;
}

/** The message that the agent is writing. A change makes it another intent. */
export function useMessageDraft({ kind, account }: FirstRecipient) {
  const [draft, drop] = useDraft(messageDraft);
  useState(() => kind !== 'new' && Object.assign(draft, { kind, account: account || draft.account, intent: '' }));
  const written = useSnapshot(draft, { sync: true });
  const change = (part: Partial<Omit<MessageDraft, 'intent'>>) => void Object.assign(draft, part, { intent: '' });
  /** The name of the intent to send what is written. */
  const intend = (): string => {
    draft.intent ||= Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
    return draft.intent;
  };
  return { written, change, intend, drop };
}
