import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '#app/kit/button/icon-button.tsx';
import { useModal } from '#app/kit/dialog/use-modal.ts';
import { openApart } from '#app/kit/frame/open-apart.ts';
import { pressedKey } from '#app/kit/keys/pressed-key.ts';
import { Alert } from '#app/kit/state/alert.tsx';
import { WIDE } from '#app/kit/theme/media.ts';
import { useMedia } from '#app/kit/theme/use-media.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { useSession } from '#app/session/session-context.tsx';
import type { ModalProps } from '#app/shell/slots/slots.ts';
import type { ChatContainerProps } from './chat-container.ts';
import { ChatContent } from './chat-content.tsx';
import { ChatHead } from './chat-head.tsx';
import { panel, sheet, warning } from './live-chat.css.ts';
import { useChat } from './use-chat.ts';

const SIZE = 'popup,width=440,height=720';

/** The conversation with customer service: beside the page in wide windows, otherwise over it. */
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
      view={chat.chosen ?? ''}
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

/** Closes the chat when another account takes over the page. A visitor who logs in keeps the conversation. */
function useCloseOnAccountChange(close: () => void): void {
  const { member } = useSession();
  const id = member?.id;
  const last = useRef(id);
  useEffect(() => {
    if (last.current !== undefined && last.current !== id) close();
    last.current = id;
  }, [id, close]);
}

/** Opens the conversation in its own window. @returns false if the browser blocks it */
function openWindow(address: string): boolean {
  return openApart(address, 'live-chat', SIZE) !== null;
}

/** The conversation on a small screen, covering the page. */
function ChatSheet({ children, ...head }: ChatContainerProps) {
  const titleId = useId();
  const modal = useModal({ onClose: head.close, keep: true });
  return (
    <dialog {...modal} className={sheet} aria-labelledby={titleId}>
      <ChatHead titleId={titleId} {...head} />
      {children}
    </dialog>
  );
}

/** The conversation at the window's lower edge. The page beside it stays usable. */
function ChatPanel({ children, ...head }: ChatContainerProps) {
  const titleId = useId();
  const element = useRef<HTMLElement>(null);
  // Read the opener before the title takes the focus.
  useLayoutEffect(() => {
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  const { close } = head;
  useEffect(() => {
    const shown = element.current;
    const leave = (event: KeyboardEvent) => pressedKey(event) === 'Escape' && close();
    shown?.addEventListener('keydown', leave);
    return () => shown?.removeEventListener('keydown', leave);
  }, [close]);
  return (
    <aside ref={element} className={panel} aria-labelledby={titleId}>
      <ChatHead titleId={titleId} {...head} />
      {children}
    </aside>
  );
}
