import type { MessageGroups } from '#schemas/generated/platform.ts';
import { ComposeForm } from './compose-form.tsx';
import { ConfirmPart } from './confirm-part.tsx';
import { isForMany, recipientsOf } from './message-draft.ts';
import type { Composing } from './use-compose.ts';

interface ComposeProps {
  groups: MessageGroups;
  composing: Composing;
}

/** The message, and for many how many people it reaches before it is sent. */
export function Compose({ groups, composing }: ComposeProps) {
  const { message, sending, isAsked, setIsAsked } = composing;
  const { written } = message;
  const send = () => {
    const { subject, text } = written;
    const wanted = { to: recipientsOf(written), subject: subject.trim(), text: text.trim() };
    void sending.submit({ ...wanted, lastSent: groups.lastSent, intent: message.intend() });
  };
  if (isAsked) return <ConfirmPart {...{ written, groups, sending }} onSend={send} onBack={() => setIsAsked(false)} />;
  const finish = () => {
    sending.reset();
    if (isForMany(written)) setIsAsked(true);
    else send();
  };
  return <ComposeForm {...{ message, groups, sending }} onFinish={finish} />;
}
