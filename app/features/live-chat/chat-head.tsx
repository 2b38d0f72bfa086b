import { useEffect, useRef } from 'react';
import { IconButton } from '#app/kit/button/icon-button.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { ChatContainerProps } from './chat-container.ts';
import { head, icon, title as titleStyle } from './live-chat.css.ts';

interface ChatHeadProps extends Omit<ChatContainerProps, 'children'> {
  titleId: string;
}

export function ChatHead({ titleId, title, view, close, lead, tools }: ChatHeadProps) {
  const { t } = useTranslation('live-chat');
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focused element disappears when the view changes.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [view]);
  return (
    <div className={head}>
      {lead || (
        <span className={icon}>
          <Icon name="headset" size={22} />
        </span>
      )}
      <h2 ref={heading} id={titleId} className={titleStyle} tabIndex={-1}>
        {title}
      </h2>
      {tools}
      <IconButton icon="x" label={t('shell:dialog.close')} onClick={close} />
    </div>
  );
}
