import { useId } from 'react';
import { useModal } from '#app/kit/dialog/use-modal.ts';
import type { ChatContainerProps } from './chat-container.ts';
import { ChatHead } from './chat-head.tsx';
import { sheet } from './live-chat.css.ts';

/** The conversation on a small screen: it covers the page. */
export function ChatSheet({ children, ...head }: ChatContainerProps) {
  const titleId = useId();
  const modal = useModal({ onClose: head.close, keep: true });
  return (
    <dialog {...modal} className={sheet} aria-labelledby={titleId}>
      <ChatHead titleId={titleId} {...head} />
      {children}
    </dialog>
  );
}
