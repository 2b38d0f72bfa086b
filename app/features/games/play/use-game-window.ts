import { useEffect, useRef, useState } from 'react';
import { openApart } from '#app/kit/frame/open-apart.ts';
import { useSessionService } from '#app/session/session-context.tsx';

/** Milliseconds between checks whether the window is still open. */
const CHECK_INTERVAL = 1_000;

type WindowState = 'open' | 'closed' | 'blocked';

/** Opens a game in its own window, once, and refreshes the balance whenever the player returns. */
export function useGameWindow(address: string): { state: WindowState; show: () => void } {
  const session = useSessionService();
  const game = useRef<Window | null>(null);
  const [state, setState] = useState<WindowState>('open');

  useEffect(() => {
    if (game.current) return;
    const opened = openApart(address);
    if (!opened) return setState('blocked');
    game.current = opened;
  }, [address]);

  useEffect(() => {
    if (state !== 'open') return;
    // Closing a window fires no event, and this page regains the focus before `closed` is set.
    const watch = setInterval(() => game.current?.closed && setState('closed'), CHECK_INTERVAL);
    return () => clearInterval(watch);
  }, [state]);

  useEffect(() => {
    const look = () => {
      // Keep the last balance if this fails.
      void session.refresh().catch(() => undefined);
    };
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, [session]);

  return { state, show: () => game.current?.focus() };
}
