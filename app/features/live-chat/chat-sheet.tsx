import { useId } from 'react';
import { useModal } from '#app/kit/dialog/use-modal.ts';
import { ChatHead } from './chat-head.tsx';
import type { ChatPlaceProps } from './chat-place.ts';
import { sheet } from './live-chat.css.ts';

/** Over the whole of a small window. */
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
