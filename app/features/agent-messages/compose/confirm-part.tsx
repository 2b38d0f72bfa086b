import { useEffect, useRef } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { DialogFoot } from '#app/kit/dialog/dialog-foot.tsx';
import { stack } from '#app/kit/layout/layout.css.ts';
import { Alert } from '#app/kit/state/alert.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { MessageGroups } from '#schemas/generated/platform.ts';
import { describeRefusal } from '../describe-refusal.ts';
import { useRecipientText } from '../use-recipient-text.ts';
import { actions, letter, letterSubject, letterText, note, reach } from './compose.css.ts';
import { type MessageDraft, recipientsOf } from './message-draft.ts';
import { reachOf } from './people-of.ts';
import type { Sending } from './use-send-message.ts';

interface ConfirmPartProps {
  written: Readonly<MessageDraft>;
  groups: MessageGroups;
  sending: Sending;
  onSend: () => void;
  onBack: () => void;
}

/** Number of people a message reaches, and a preview of it. */
export function ConfirmPart({ written, groups, sending: { busy, error }, onSend, onBack }: ConfirmPartProps) {
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
      <p className={note}>{t('compose.final')}</p>
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
