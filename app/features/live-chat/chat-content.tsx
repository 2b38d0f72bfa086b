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
  const { models, chosen, choose, address, error, retry } = chat;
  if (error)
    return (
      <State>
        <Problem title={t('foreign.title')} text={describeProblem(error, t)} onAction={retry} />
        <p className={otherWay}>
          <OtherWay />
        </p>
      </State>
    );
  if (models && !models.some(({ online }) => online))
    return (
      <State>
        <OtherWays words="closed" />
      </State>
    );
  if (models && chosen === undefined) return <DeskList models={models} onChoose={choose} />;
  if (address === null)
    return (
      <State>
        <OtherWays words="foreign" />
      </State>
    );
  return <ChatFrame address={address} />;
}

function State({ children }: { children: ReactNode }) {
  return <div className={state}>{children}</div>;
}
