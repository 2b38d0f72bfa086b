import { useEffect, useRef, useState } from 'react';
import { useSessionService } from '#app/session/session-context.tsx';

/** Milliseconds between two looks at whether the window is still open. */
const GLANCE = 1_000;

type WindowState = 'open' | 'closed' | 'blocked';

/** Opens a game in a window of its own, once; asks for the balance whenever the player comes back from it. */
export function useGameWindow(address: string): { state: WindowState; show: () => void } {
  const session = useSessionService();
  const game = useRef<Window | null>(null);
  const [state, setState] = useState<WindowState>('open');

  useEffect(() => {
    if (game.current) return;
    const opened = open('about:blank', '_blank');
    if (!opened) return setState('blocked');
    // The game learns nothing of this page, and cannot lead it away.
    opened.opener = null;
    opened.location.replace(address);
    game.current = opened;
  }, [address]);

  useEffect(() => {
    if (state !== 'open') return;
    // A window says nothing when it is closed, and this page has the focus back before it counts as closed.
    const watch = setInterval(() => game.current?.closed && setState('closed'), GLANCE);
    return () => clearInterval(watch);
  }, [state]);

  useEffect(() => {
    const look = () => {
      // The last number shown stays until a later one can be had.
      void session.refresh().catch(() => undefined);
    };
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, [session]);

  return { state, show: () => game.current?.focus() };
}
