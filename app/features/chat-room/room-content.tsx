import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { Empty } from '#app/kit/state/empty.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';
import type { ChatMessage } from '#schemas/generated/platform.ts';
import { bone, ownBone, skeleton, state } from './chat-room.css.ts';
import { MessageList } from './message-list.tsx';
import type { useRoom } from './use-room.ts';

interface RoomContentProps {
  history: ReturnType<typeof useRoom>['history'];
  messages: readonly ChatMessage[];
  onReport: (message: ChatMessage) => Promise<void>;
  onHide: (name: string) => void;
}

/** The messages, a note that there are none, or the error. */
export function RoomContent({ history, messages, onReport, onHide }: RoomContentProps) {
  const { t } = useTranslation('chat-room');
  if (history.isPending)
    return (
      <div className={skeleton} aria-busy="true">
        {[bone, ownBone, bone, bone].map((shape, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items are identical and never reordered.
          <Skeleton key={index} className={shape} />
        ))}
      </div>
    );
  if (history.isError && messages.length === 0)
    return (
      <div className={state}>
        <Problem title={t('failed')} text={describeProblem(history.error, t)} onAction={() => void history.refetch()} />
      </div>
    );
  if (messages.length === 0)
    return (
      <div className={state}>
        <Empty icon="chats-circle" title={t('empty.title')} text={t('empty.text')} />
      </div>
    );
  return (
    <MessageList
      messages={messages}
      busy={history.isFetchingNextPage}
      onEarlier={history.hasNextPage ? () => void history.fetchNextPage() : undefined}
      onReport={(message) => void onReport(message)}
      onHide={onHide}
    />
  );
}
