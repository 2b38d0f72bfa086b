import type { ReactNode } from 'react';
import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';
import { ChatFrame } from './chat-frame.tsx';
import { DeskList } from './desk-list.tsx';
import { otherWay, state } from './live-chat.css.ts';
import { OtherWay, OtherWays } from './other-ways.tsx';
import type { useChat } from './use-chat.ts';

/** The desks, the conversation, or why there is none. */
export function ChatContent({ chat }: { chat: ReturnType<typeof useChat> }) {
  const { t } = useTranslation('live-chat');
  const { models, launch, chosen, choose } = chat;
  const failed = models.isError ? models : launch.isError ? launch : undefined;
  if (failed)
    return (
      <State>
        <Problem
          title={t('foreign.title')}
          text={describeProblem(failed.error, t)}
          action={t('shell:error.retry')}
          onAction={() => void failed.refetch()}
        />
        <p className={otherWay}>
          <OtherWay />
        </p>
      </State>
    );
  if (models.data && !models.data.some(({ online }) => online))
    return (
      <State>
        <OtherWays words="closed" />
      </State>
    );
  if (models.data && chosen === undefined) return <DeskList models={models.data} onChoose={choose} />;
  if (launch.data === null)
    return (
      <State>
        <OtherWays words="foreign" />
      </State>
    );
  return <ChatFrame address={launch.data} />;
}

function State({ children }: { children: ReactNode }) {
  return <div className={state}>{children}</div>;
}
