import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { RecordHead } from '#app/kinds/record-page/days/record-head.tsx';
import { useFocusStays } from '#app/kit/focus/use-focus-stays.ts';
import { Icon } from '#app/kit/icon/icon.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { useLive } from '#app/session/use-live.ts';
import { Pages } from '#app/shell/paging/pages.tsx';
import { Navigate } from '#app/shell/router/router.ts';
import type { MessagePage } from '#schemas/generated/platform.ts';
import { ListHead } from './list-head.tsx';
import { MessageBar } from './message-bar.tsx';
import { MessageExport } from './message-export.tsx';
import { MessageFilters } from './message-filters.tsx';
import { MessageList } from './message-list.tsx';
import { MessageReader } from './message-reader.tsx';
import { columns, inbox, invitation, listColumn, overList } from './messages.css.ts';
import { useChangeMessages } from './use-change-messages.ts';
import { type MessageAddress, useMessageAddress } from './use-message-address.ts';
import { messagesKey, useMessages } from './use-messages.ts';
import { useSelection } from './use-selection.ts';

interface InboxHeadProps {
  /** Undefined while loading. */
  page: MessagePage | undefined;
  address: MessageAddress;
}

/** The list beside the open message. On a phone the message replaces the list. */
export function Inbox() {
  const { t } = useTranslation('messages');
  const address = useMessageAddress();
  const changes = useChangeMessages();
  const list = useRef<HTMLElement>(null);
  const listHead = useRef<HTMLParagraphElement>(null);
  const heading = useFollowMessage(address.message, list);
  useFocusStays(list, listHead);
  useArrivals();
  const { data, isError, isPlaceholderData, refetch } = useQuery(useMessages().page(address));
  const listed = data?.content ?? [];
  const selection = useSelection(listed);
  if (data && !isPlaceholderData && address.page > Math.max(1, data.totalPages))
    return <Navigate to={{ search: address.queryOf(data.totalPages) }} replace />;
  const { message } = address;
  return (
    <div className={inbox}>
      <div className={columns} data-open={message !== null}>
        <InboxHead page={data} address={address} />
        <section ref={list} className={listColumn} aria-label={t('list')}>
          <MessageFilters counts={data?.counts} chosen={address.shown} onChoose={address.choose} />
          {isError && !data ? (
            <Problem title={t('failed')} onAction={() => void refetch()} />
          ) : (
            <>
              <ListHead ref={listHead} counts={data?.counts} listed={listed.length} selection={selection}>
                {data && listed.length > 0 && <MessageExport page={data} address={address} />}
              </ListHead>
              <MessageList page={data} busy={isPlaceholderData} address={address} selection={selection} />
            </>
          )}
          {data && <Pages label={t('list')} page={address.page} count={data.totalPages} onPage={address.turnTo} />}
          <MessageBar selection={selection} changes={changes} />
        </section>
        {message === null ? (
          <Invitation />
        ) : (
          <MessageReader
            key={message}
            id={message}
            listed={listed.find(({ id }) => id === message)}
            timeZone={data?.timeZone}
            heading={heading}
            address={address}
            changes={changes}
          />
        )}
      </div>
    </div>
  );
}

/** Refetches when a message arrives or is read in another tab. */
function useArrivals(): void {
  const queries = useQueryClient();
  const { member } = useSession();
  const refresh = () => void queries.invalidateQueries({ queryKey: messagesKey(member?.id) });
  useLive('messages', refresh, refresh);
}

function Invitation() {
  const { t } = useTranslation('messages');
  return (
    <p className={invitation}>
      <Icon name="envelope-simple-open" size={32} />
      {t('choose')}
    </p>
  );
}

/** On a narrow page, moves the focus to the open message, and back to its row when it is closed. */
function useFollowMessage(open: number | null, list: RefObject<HTMLElement | null>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(open);
  useEffect(() => {
    const last = before.current;
    before.current = open;
    if (open === last) return;
    if (open === null) list.current?.querySelector<HTMLElement>(`[data-message="${last}"]`)?.focus();
    else if (list.current?.checkVisibility?.() === false) heading.current?.focus();
  }, [open, list]);
  return heading;
}

function InboxHead({ page, address }: InboxHeadProps) {
  const { t } = useTranslation('messages');
  // A member without any message needs no date range.
  if (page?.counts.all === 0 && !page.from) return null;
  return (
    <div className={overList}>
      <RecordHead address={address} days={page} t={t} />
    </div>
  );
}
