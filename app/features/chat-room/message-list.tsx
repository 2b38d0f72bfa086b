import { Fragment, useRef } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useClock } from '#app/shell/clock/use-clock.ts';
import type { ChatMessage } from '#schemas/generated/platform.ts';
import { day, divider, earlierMessages, list, newMessages, scroller } from './chat-room.css.ts';
import { Message } from './message.tsx';
import { useFollowing } from './use-following.ts';

interface MessageListProps {
  messages: readonly ChatMessage[];
  /** Loads earlier messages; undefined without any. */
  onEarlier?: (() => void) | undefined;
  busy: boolean;
  onReport: (message: ChatMessage) => void;
  onHide: (name: string) => void;
}

/** Messages grouped by day. A line marks the new ones for readers who have scrolled up. */
export function MessageList({ messages, onEarlier, busy, onReport, onHide }: MessageListProps) {
  const { t } = useTranslation('chat-room');
  const element = useRef<HTMLDivElement>(null);
  const { read, onScroll, toEnd } = useFollowing(element, messages);
  const unread = read === undefined ? [] : messages.filter(({ id }) => id > read);
  const dayOf = useClock('day');
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users need to scroll it. */}
      <section ref={element} className={scroller} tabIndex={0} aria-label={t('log')} onScroll={onScroll}>
        {onEarlier && (
          <div className={earlierMessages}>
            <Button icon="arrow-up" busy={busy} onClick={onEarlier}>
              {t('older')}
            </Button>
          </div>
        )}
        <ol className={list}>
          {messages.map((message, index) => (
            <Fragment key={message.id}>
              {dayOf(message.at) !== dayOf(messages[index - 1]?.at ?? 0) && (
                <li className={day}>{dayOf(message.at)}</li>
              )}
              {message.id === unread[0]?.id && <li className={divider}>{t('divider')}</li>}
              <Message message={message} onReport={() => onReport(message)} onHide={() => onHide(message.from)} />
            </Fragment>
          ))}
        </ol>
      </section>
      {unread.length > 0 && (
        <div className={newMessages}>
          <Button look="primary" icon="arrow-down" onClick={toEnd}>
            {t('new', { count: unread.length })}
          </Button>
        </div>
      )}
    </>
  );
}
