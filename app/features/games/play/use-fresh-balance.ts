import { type RefObject, useEffect } from 'react';
import { useSessionService } from '#app/session/session-context.tsx';
import { isBalanceMessage } from './balance-message.ts';

/**
 * Asks the platform for the balance whenever the game in the frame says that it has moved, and when the game is left.
 * The game's word is only the occasion: the number is always the platform's own.
 */
export function useFreshBalance(frame: RefObject<HTMLIFrameElement | null>, address: string | undefined): void {
  const session = useSessionService();

  useEffect(() => {
    if (!address) return;
    const { origin } = new URL(address);
    // The last number shown stays until a later one can be had.
    const refresh = () => void session.refresh().catch(() => undefined);
    const listen = (event: MessageEvent) => {
      const isTheGame = event.origin === origin && event.source === frame.current?.contentWindow;
      if (isTheGame && isBalanceMessage(event.data)) refresh();
    };
    addEventListener('message', listen);
    return () => {
      removeEventListener('message', listen);
      refresh();
    };
  }, [address, frame, session]);
}
