import { useEffect, useRef } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { DialogFoot } from '#app/kit/dialog/dialog-foot.tsx';
import { stack } from '#app/kit/layout/layout.css.ts';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { Alert } from '#app/kit/state/alert.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { MessageGroups } from '#schemas/generated/platform.ts';
import { describeRefusal } from '../describe-refusal.ts';
import { useMessageGroups } from '../message-queries.ts';
import { useRecipientText } from '../use-recipient-text.ts';
import { actions, bone, letter, letterSubject, letterText, reach } from './compose.css.ts';
import { ComposeForm } from './compose-form.tsx';
import { isForMany, type MessageDraft, recipientsOf } from './message-draft.ts';
import { reachOf } from './people-of.ts';
import type { Composing } from './use-compose.ts';
import type { Sending } from './use-send-message.ts';

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

interface ConfirmPartProps {
  written: Readonly<MessageDraft>;
  groups: MessageGroups;
  sending: Sending;
  onSend: () => void;
  onBack: () => void;
}

/** Number of people a message reaches, and a preview of it. */
function ConfirmPart({ written, groups, sending: { busy, error }, onSend, onBack }: ConfirmPartProps) {
  const { t } = useTranslation('agent-messages');
  const nameOf = useRecipientText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const people = reachOf(groups, written);
  return (
    <div className={stack[6]}>
      <h3 ref={heading} tabIndex={-1} className={reach}>
        {t('reach', { count: people })}
      </h3>
      <p className={prose.aside}>{t('compose.final')}</p>
      <article className={letter}>
        <p className={prose.note}>{t('sent.toWhom', { who: nameOf(recipientsOf(written), people) })}</p>
        <h4 className={letterSubject} dir="auto">
          {written.subject.trim()}
        </h4>
        <p className={letterText} dir="auto">
          {written.text.trim()}
        </p>
      </article>
      <DialogFoot notes={<Alert text={error ? describeRefusal(error, t) : undefined} />}>
        <div className={actions}>
          <Button large onClick={onBack}>
            {t('compose.back')}
          </Button>
          <Button look="primary" large busy={busy} onClick={onSend}>
            {t('compose.sendTo', { count: people })}
          </Button>
        </div>
      </DialogFoot>
    </div>
  );
}
