import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { pressedKey } from '#app/kit/keys/pressed-key.ts';
import type { ChatContainerProps } from './chat-container.ts';
import { ChatHead } from './chat-head.tsx';
import { panel } from './live-chat.css.ts';

/** The conversation at the window's lower edge; the page beside it stays usable. */
export function ChatPanel({ children, ...head }: ChatContainerProps) {
  const titleId = useId();
  const element = useRef<HTMLElement>(null);
  // Before the title takes the focus.
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
