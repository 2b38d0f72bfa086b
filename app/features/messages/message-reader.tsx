import { useQuery } from '@tanstack/react-query';
import { type Ref, useEffect, useEffectEvent } from 'react';
import { clockHour } from '#app/clock/clock-hour.ts';
import { knownZone } from '#app/clock/known-zone.ts';
import { IconButton } from '#app/kit/button/icon-button.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { PlatformHtml } from '#app/shell/content/platform-html.tsx';
import { QuietScreen } from '#app/shell/loading/quiet-screen.tsx';
import { KEEP_SCROLL } from '#app/shell/router/keep-scroll.ts';
import { Link } from '#app/shell/router/router.ts';
import { useSlot } from '#app/shell/slots/use-slot.ts';
import type { Message, MessageSender } from '#schemas/generated/platform.ts';
import { actions, back, boneText, boneTitle, reader, readerHead, readerTitle } from './messages.css.ts';
import { Sender } from './sender.tsx';
import type { MessageChanges } from './use-change-messages.ts';
import type { MessageAddress } from './use-message-address.ts';
import { useMessages } from './use-messages.ts';

interface MessageReaderProps {
  id: number;
  /** The message's entry in the list, if it is on this page. */
  listed: Message | undefined;
  /** The merchant's zone; undefined until the list has loaded. */
  timeZone: string | undefined;
  heading: Ref<HTMLHeadingElement>;
  address: MessageAddress;
  changes: MessageChanges;
}

/** Shows the open message and marks it as read. */
export function MessageReader({ id, listed, timeZone, heading, address, changes }: MessageReaderProps) {
  const { t } = useTranslation('messages');
  const { data, isError, refetch } = useQuery(useMessages().one(id, listed));
  useMarkRead(data, changes.open);
  const remove = async () => {
    await changes.remove([id]);
    address.close();
  };
  return (
    <article className={reader}>
      <div className={readerHead}>
        <Link className={back} to={address.withMessage(null)} state={KEEP_SCROLL}>
          <Icon name="caret-left" size={16} />
          {t('back')}
        </Link>
        {data && timeZone && <Time sentAt={data.createdAt} timeZone={timeZone} />}
        <IconButton icon="trash" label={t('delete')} aria-disabled={changes.busy} onClick={() => void remove()} />
      </div>
      {data && (
        <>
          <h2 ref={heading} tabIndex={-1} className={readerTitle} dir="auto">
            {data.title}
          </h2>
          {data.from && <Sender from={data.from} />}
          <PlatformHtml html={data.content} />
          {data.from && <MessageActions from={data.from} />}
        </>
      )}
      {!data && isError && <Problem title={t('openFailed')} onAction={() => void refetch()} />}
      {!(data || isError) && (
        <>
          <Skeleton className={boneTitle} />
          <Skeleton className={boneText} />
        </>
      )}
    </article>
  );
}

const MOMENT = {
  ...({ year: 'numeric', month: 'short', day: 'numeric', minute: '2-digit' } as const),
  timeZoneName: 'shortOffset',
} as const;

/** Includes the zone's name, as the reader may be in another. */
function Time({ sentAt, timeZone }: { sentAt: number; timeZone: string }) {
  const { tag } = useCurrentLanguage();
  const moment = new Intl.DateTimeFormat(tag, { ...MOMENT, hour: clockHour(tag), timeZone: knownZone(timeZone) });
  return (
    <time className={prose.aside} dateTime={new Date(sentAt).toISOString()}>
      {moment.format(sentAt)}
    </time>
  );
}

function useMarkRead(message: Message | undefined, open: (id: number) => void): void {
  const unread = message && !message.isRead ? message.id : null;
  const mark = useEffectEvent(open);
  useEffect(() => {
    if (unread !== null) mark(unread);
  }, [unread]);
}

/** Actions that other features contribute for a message from a person. */
function MessageActions({ from }: { from: MessageSender }) {
  const offered = useSlot('messageActions').filter(({ pending }) => !pending);
  if (offered.length === 0) return null;
  return (
    <div className={actions}>
      {offered.map(({ namespace, screen }) => (
        <QuietScreen key={namespace} screen={screen} props={{ from }} />
      ))}
    </div>
  );
}
