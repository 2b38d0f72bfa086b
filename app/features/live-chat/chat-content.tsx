import type { ReactNode } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { button } from '#app/kit/button/button.css.ts';
import { Icon } from '#app/kit/icon/icon.tsx';
import { List } from '#app/kit/list/list.tsx';
import { ListRow } from '#app/kit/list/list-row.tsx';
import { Empty } from '#app/kit/state/empty.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';
import { supportAddress } from '#app/shell/support/support-address.ts';
import type { ChatModel } from '#schemas/generated/platform.ts';
import { ChatFrame } from './chat-frame.tsx';
import { desks, otherWay, question, state } from './live-chat.css.ts';
import type { useChat } from './use-chat.ts';

interface DeskListProps {
  models: readonly ChatModel[];
  onChoose: (modelId: string) => void;
}

/** The desks, the conversation, or why chat is unavailable. */
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

/** Other ways to reach customer service when the chat is unavailable. */
function OtherWays({ words }: { words: 'closed' | 'foreign' }) {
  const { t } = useTranslation('live-chat');
  return (
    <Empty icon="headset" title={t(`${words}.title`)} text={t(`${words}.text`)}>
      <OtherWay />
    </Empty>
  );
}

/** Customer service by email or on its own website. Renders nothing if the brand has neither. */
function OtherWay() {
  const { t } = useTranslation('live-chat');
  const { email, url } = useBrand().support;
  const address = supportAddress(email && `mailto:${email}`, url);
  if (!address) return null;
  return (
    <a className={button.outline} href={address}>
      <Icon name={email ? 'envelope-simple' : 'arrow-square-out'} />
      {t(email ? 'email' : 'help')}
    </a>
  );
}

/** Choice of a topic, if there are several desks. */
function DeskList({ models, onChoose }: DeskListProps) {
  const { t } = useTranslation('live-chat');
  return (
    <div className={desks}>
      <p className={question}>{t('which')}</p>
      <List label={t('which')}>
        {models.map(({ modelId, name, online }) => (
          <ListRow
            key={modelId}
            lead={<Icon name="chat-circle-dots" size={22} />}
            text={name}
            note={t(online ? 'online' : 'offline')}
            {...(online && { onChoose: () => onChoose(modelId) })}
          />
        ))}
      </List>
    </div>
  );
}
