import { useState } from 'react';
import { useTranslation } from '#app/language/translation.tsx';
import { useToasts } from '#app/shell/toasts/toasts-context.tsx';
import type { MessageGroups } from '#schemas/generated/platform.ts';
import { ComposeForm } from './compose-form.tsx';
import { ConfirmPart } from './confirm-part.tsx';
import { recipientsOf } from './message-draft.ts';
import { type FirstRecipient, useMessageDraft } from './use-message-draft.ts';
import { useSendMessage } from './use-send-message.ts';

interface ComposeProps {
  groups: MessageGroups;
  first: FirstRecipient;
  onSent: () => void;
}

/** The message, and for a group how many people it reaches before it is sent. */
export function Compose({ groups, first, onSent }: ComposeProps) {
  const { t } = useTranslation('agent-messages');
  const toasts = useToasts();
  const message = useMessageDraft(first);
  const [isAsked, setIsAsked] = useState(false);
  const { written } = message;
  const sending = useSendMessage(({ to, people }) => {
    const { kind, account } = to;
    const isOne = kind === 'upline' || kind === 'downline';
    const text = isOne ? t(`sentTo.${kind}`, { account }) : t('sentTo.people', { count: people });
    toasts.show({ tone: 'success', text });
    message.drop();
    onSent();
  });
  const send = () => {
    const { subject, text } = written;
    const wanted = { to: recipientsOf(written), subject: subject.trim(), text: text.trim() };
    void sending.submit({ ...wanted, lastSent: groups.lastSent, intent: message.intend() });
  };
  if (isAsked) return <ConfirmPart {...{ written, groups, sending }} onSend={send} onBack={() => setIsAsked(false)} />;
  const finish = () => {
    sending.reset();
    if (written.kind === 'group') setIsAsked(true);
    else send();
  };
  return <ComposeForm {...{ message, groups, sending }} onFinish={finish} />;
}
