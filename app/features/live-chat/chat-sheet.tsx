import { useId } from 'react';
import { useModal } from '#app/kit/dialog/use-modal.ts';
import { ChatHead } from './chat-head.tsx';
import type { ChatPlaceProps } from './chat-place.ts';
import { sheet } from './live-chat.css.ts';

/** The conversation on a small screen: it covers the page. */
export function ChatSheet({ children, ...head }: ChatPlaceProps) {
  const titleId = useId();
  const modal = useModal({ onClose: head.close, keep: true });
  return (
    <dialog {...modal} className={sheet} aria-labelledby={titleId}>
      <ChatHead titleId={titleId} {...head} />
      {children}
    </dialog>
  );
}
