import { useEffect, useId, useRef } from 'react';
import { ChatHead } from './chat-head.tsx';
import type { ChatPlaceProps } from './chat-place.ts';
import { panel } from './live-chat.css.ts';

/** At the window's lower edge beside the page, which goes on being used. */
export function ChatPanel({ title, close, tools, children }: ChatPlaceProps) {
  const titleId = useId();
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    element.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    const shown = element.current;
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && close();
    shown?.addEventListener('keydown', leave);
    return () => shown?.removeEventListener('keydown', leave);
  }, [close]);
  return (
    <aside ref={element} className={panel} aria-labelledby={titleId}>
      <ChatHead titleId={titleId} title={title} close={close} tools={tools} />
      {children}
    </aside>
  );
}
