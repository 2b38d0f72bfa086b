import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { MessageGroups } from '#schemas/generated/platform.ts';
import { describeRefusal } from '../describe-refusal.ts';
import { useMessageGroups } from '../message-queries.ts';
import { bone } from './compose.css.ts';
import { ComposeForm } from './compose-form.tsx';
import { ConfirmPart } from './confirm-part.tsx';
import { isForMany, recipientsOf } from './message-draft.ts';
import type { Composing } from './use-compose.ts';

interface ComposeProps {
  groups: MessageGroups;
  composing: Composing;
}

/** Loads the agent's groups, then shows the message. */
export function ComposeLoaded({ composing }: { composing: Composing }) {
  const { t } = useTranslation('agent-messages');
  const { data: groups, error, isFetching, refetch } = useMessageGroups();
  if (groups) return <Compose groups={groups} composing={composing} />;
  if (!error || isFetching) return <Skeleton className={bone} />;
  return <Problem title={t('compose.failed')} text={describeRefusal(error, t)} onAction={() => void refetch()} />;
}

/** The message, followed by a confirmation with the number of people if there are several. */
function Compose({ groups, composing }: ComposeProps) {
  const { message, sending, isAsked, setIsAsked } = composing;
  const { written } = message;
  const send = () => {
    const { subject, text } = written;
    const content = { to: recipientsOf(written), subject: subject.trim(), text: text.trim() };
    void sending.submit({ ...content, lastSent: groups.lastSent, intent: message.intend() });
  };
  if (isAsked) return <ConfirmPart {...{ written, groups, sending }} onSend={send} onBack={() => setIsAsked(false)} />;
  const finish = () => {
    sending.reset();
    if (isForMany(written)) setIsAsked(true);
    else send();
  };
  return <ComposeForm {...{ message, groups, sending }} onFinish={finish} />;
}
