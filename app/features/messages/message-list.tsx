import { Button } from '#app/kit/button/button.tsx';
import { Empty } from '#app/kit/state/empty.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { MessagePage } from '#schemas/generated/platform.ts';
import { byDay } from './by-day.ts';
import { MessageRow } from './message-row.tsx';
import { MessageSkeleton } from './message-skeleton.tsx';
import { dayName, days } from './messages.css.ts';
import { useDayName } from './use-day-name.ts';
import type { MessageAddress } from './use-message-address.ts';
import type { Selection } from './use-selection.ts';

interface MessageListProps {
  /** Undefined while loading. */
  page: MessagePage | undefined;
  busy: boolean;
  address: MessageAddress;
  selection: Selection;
}

/** One page of messages by day. */
export function MessageList({ page, busy, address, selection }: MessageListProps) {
  const nameOf = useDayName();
  // While the next answer loads, the former one says nothing of what the address asks for.
  if (!page || (busy && page.content.length === 0)) return <MessageSkeleton />;
  if (page.content.length === 0) return <NoMessages address={address} ranged={page.from !== undefined} />;
  const { content, timeZone, today } = page;
  return (
    <div className={days} aria-busy={busy}>
      {byDay(content, timeZone).map(({ day, messages }) => (
        <section key={day} aria-label={nameOf(day, today)}>
          <h2 className={dayName}>{nameOf(day, today)}</h2>
          <ul>
            {messages.map((message) => (
              <MessageRow key={message.id} {...{ message, timeZone, address, selection }} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface NoMessagesProps {
  address: MessageAddress;
  /** The list is of some days only. */
  ranged: boolean;
}

function NoMessages({ address: { shown, showAll }, ranged }: NoMessagesProps) {
  const { t } = useTranslation('messages');
  const title = ranged ? t(`noneIn.${shown}`) : t(`none.${shown}`);
  return (
    <Empty icon="envelope-simple-open" title={title} text={ranged ? t('noneIn.text') : t(`noneText.${shown}`)}>
      {(ranged || shown !== 'all') && <Button onClick={showAll}>{t('showAll')}</Button>}
    </Empty>
  );
}
