import { Button } from '#app/kit/button/button.tsx';
import { Empty } from '#app/kit/state/empty.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { Message } from '#schemas/generated/platform.ts';
import { byDay } from './by-day.ts';
import { MessageRow } from './message-row.tsx';
import { MessageSkeleton } from './message-skeleton.tsx';
import { dayName, days } from './messages.css.ts';
import { useDayName } from './use-day-name.ts';
import type { MessageAddress } from './use-message-address.ts';
import type { Selection } from './use-selection.ts';

interface MessageListProps {
  /** Undefined while loading. */
  messages: readonly Message[] | undefined;
  busy: boolean;
  address: MessageAddress;
  selection: Selection;
}

/** One page of messages by day. */
export function MessageList({ messages, busy, address, selection }: MessageListProps) {
  const nameOf = useDayName();
  if (!messages) return <MessageSkeleton />;
  if (messages.length === 0) return <NoMessages address={address} />;
  return (
    <div className={days} aria-busy={busy}>
      {byDay(messages).map(({ day, messages: ofDay }) => (
        <section key={day} aria-label={nameOf(day)}>
          <h2 className={dayName}>{nameOf(day)}</h2>
          <ul>
            {ofDay.map((message) => (
              <MessageRow key={message.id} message={message} address={address} selection={selection} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function NoMessages({ address }: Pick<MessageListProps, 'address'>) {
  const { t } = useTranslation('messages');
  const { filter } = address;
  return (
    <Empty icon="envelope-simple-open" title={t(`none.${filter}`)} text={t(`noneText.${filter}`)}>
      {filter !== 'all' && <Button onClick={() => address.choose('all')}>{t('showAll')}</Button>}
    </Empty>
  );
}
