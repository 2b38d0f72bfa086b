import { useState } from 'react';
import { useTranslation } from '#app/language/translation.tsx';
import { useToasts } from '#app/shell/toasts/toasts-context.tsx';
import type { FirstRecipient } from './message-draft.ts';
import { useMessageDraft } from './use-message-draft.ts';
import { useSendMessage } from './use-send-message.ts';

/** State of a new message: draft, sending and confirmation. Lives above the panel, which a resize remounts as a dialog. */
export function useCompose(first: FirstRecipient, onSent: () => void) {
  const { t } = useTranslation('agent-messages');
  const toasts = useToasts();
  const message = useMessageDraft(first);
  const [isAsked, setIsAsked] = useState(false);
  const sending = useSendMessage(({ to, people }) => {
    const { kind, account } = to;
    const isOne = kind === 'upline' || kind === 'downline';
    const text = isOne ? t(`sentTo.${kind}`, { account }) : t('sentTo.people', { count: people });
    toasts.show({ tone: 'success', text });
    message.drop();
    onSent();
  });
  return { message, sending, isAsked, setIsAsked };
}

export type Composing = ReturnType<typeof useCompose>;
