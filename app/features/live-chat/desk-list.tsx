import { Icon } from '#app/kit/icon/icon.tsx';
import { List } from '#app/kit/list/list.tsx';
import { ListRow } from '#app/kit/list/list-row.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { ChatModel } from '#schemas/generated/platform.ts';
import { desks, question } from './live-chat.css.ts';

interface DeskListProps {
  models: readonly ChatModel[];
  onChoose: (modelId: string) => void;
}

/** Choice of a topic, where there are several desks. */
export function DeskList({ models, onChoose }: DeskListProps) {
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
