import { IconButton } from '../../kit/button/icon-button.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { useTranslation } from '../../language/translation.tsx';
import type { ChatPlaceProps } from './chat-place.ts';
import { head, sign, title as titleStyle } from './live-chat.css.ts';

interface ChatHeadProps extends Pick<ChatPlaceProps, 'title' | 'close' | 'tools'> {
  titleId: string;
}

export function ChatHead({ titleId, title, close, tools }: ChatHeadProps) {
  const { t } = useTranslation();
  return (
    <div className={head}>
      <span className={sign}>
        <Icon name="headset" size={22} />
      </span>
      <h2 id={titleId} className={titleStyle} tabIndex={-1}>
        {title}
      </h2>
      {tools}
      <IconButton icon="x" label={t('dialog.close')} onClick={close} />
    </div>
  );
}
