import { useEffect, useRef, useState } from 'react';
import { IconButton } from '#app/kit/button/icon-button.tsx';
import { Alert } from '#app/kit/state/alert.tsx';
import { WIDE } from '#app/kit/theme/media.ts';
import { useMedia } from '#app/kit/theme/use-media.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { useSession } from '#app/session/session-context.tsx';
import type { ModalProps } from '#app/shell/slots/slots.ts';
import { ChatContent } from './chat-content.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { ChatSheet } from './chat-sheet.tsx';
import { warning } from './live-chat.css.ts';
import { openWindow } from './open-window.ts';
import { useChat } from './use-chat.ts';

/** The conversation with customer service: beside the page where there is room, else over it. */
export function LiveChat({ close }: ModalProps) {
  const { t } = useTranslation('live-chat');
  const Frame = useMedia(WIDE) ? ChatPanel : ChatSheet;
  const chat = useChat();
  const [blocked, setBlocked] = useState(false);
  useCloseOnAccountChange(close);
  const { address } = chat;
  const move = (to: string) => {
    const opened = openWindow(to);
    setBlocked(!opened);
    // The conversation continues in the other window.
    if (opened) close();
  };
  return (
    <Frame
      title={t('title')}
      at={chat.chosen ?? ''}
      close={close}
      lead={
        chat.isChoice && chat.chosen !== undefined ? (
          <IconButton icon="arrow-left" label={t('back')} onClick={() => chat.choose(undefined)} />
        ) : undefined
      }
      tools={address && <IconButton icon="arrow-square-out" label={t('window')} onClick={() => move(address)} />}
    >
      {blocked && (
        <div className={warning}>
          <Alert text={t('blocked')} />
        </div>
      )}
      <ChatContent chat={chat} />
    </Frame>
  );
}

/** Closes the chat when another person takes over the page; a visitor who logs in keeps the conversation. */
function useCloseOnAccountChange(close: () => void): void {
  const { member } = useSession();
  const id = member?.id;
  const last = useRef(id);
  useEffect(() => {
    if (last.current !== undefined && last.current !== id) close();
    last.current = id;
  }, [id, close]);
}
