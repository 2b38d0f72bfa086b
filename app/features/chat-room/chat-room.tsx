import { useState } from 'react';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';
import type { ModalProps } from '#app/shell/slots/slots.ts';
import type { ChatMessage } from '#schemas/generated/platform.ts';
import { note, rules } from './chat-room.css.ts';
import { Composer } from './composer.tsx';
import { MessageAnnouncer } from './message-announcer.tsx';
import { RoomContent } from './room-content.tsx';
import { useRoom } from './use-room.ts';

/** Chat of the players who share a language. */
export function ChatRoom({ close }: ModalProps) {
  const { t } = useTranslation('chat-room');
  const room = useRoom();
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const [done, setDone] = useState<string>();
  const messages = room.messages.filter(({ own, from }) => own || !hidden.includes(from));
  const report = async ({ id }: ChatMessage) => {
    setDone(
      await room.report(id).then(
        () => t('reported'),
        (problem: unknown) => describeProblem(problem, t),
      ),
    );
  };
  const hide = (name: string) => {
    setHidden([...hidden, name]);
    setDone(t('hidden', { name }));
  };
  return (
    <Dialog fill keep title={t('title')} onClose={close} actions={<Composer onSend={room.send} />}>
      <p className={rules}>{t('rules')}</p>
      <div className={note}>
        <Alert tone="info" text={done} />
      </div>
      <RoomContent history={room.history} messages={messages} onReport={report} onHide={hide} />
      <MessageAnnouncer messages={messages} />
    </Dialog>
  );
}
