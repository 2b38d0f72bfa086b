import { Button } from '#app/kit/button/button.tsx';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { Empty } from '#app/kit/state/empty.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { MessagePage } from '#schemas/generated/platform.ts';
import { byDay, daysBefore } from './by-day.ts';
import { link, row, tick } from './message-row.css.ts';
import { MessageRow } from './message-row.tsx';
import { boneBox, boneText, boneTitle, dayName, days } from './messages.css.ts';
import type { MessageAddress } from './use-message-address.ts';
import type { Selection } from './use-selection.ts';

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth'];

interface MessageListProps {
  /** Undefined while loading. */
  page: MessagePage | undefined;
  busy: boolean;
  address: MessageAddress;
  selection: Selection;
}

/** One page of messages, grouped by day. */
export function MessageList({ page, busy, address, selection }: MessageListProps) {
  const nameOf = useDayName();
  // Do not report the previous, empty answer as the result of the current filter.
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
  /** Only some days are chosen. */
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

/**
 * Returns a function that names a day (yyyy-mm-dd): today, yesterday, or its date, with the year if it is not the
 * current one.
 */
function useDayName(): (day: string, today: string) => string {
  const { t } = useTranslation('messages');
  const { tag } = useCurrentLanguage();
  return (day, today) => {
    const ago = daysBefore(day, today);
    if (ago === 0) return t('day.today');
    if (ago === 1) return t('day.yesterday');
    const year = day.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const);
    const format = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', ...year, timeZone: 'UTC' });
    return format.format(Date.parse(day));
  };
}

function MessageSkeleton() {
  return (
    <ul className={days} aria-busy="true">
      {ROWS.map((name) => (
        <li key={name} className={row} aria-hidden="true">
          <span className={tick}>
            <Skeleton className={boneBox} />
          </span>
          <span className={link}>
            <Skeleton className={boneTitle} />
            <Skeleton className={boneText} />
          </span>
        </li>
      ))}
    </ul>
  );
}
