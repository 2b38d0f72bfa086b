import { type RefObject, useEffect } from 'react';
import { frameOrigin } from '#app/kit/frame/frame-sandbox.ts';
import { useSessionService } from '#app/session/session-context.tsx';
import { isBalanceMessage } from './balance-message.ts';

/**
 * Refreshes the balance when the framed game reports a change, and when the game is left. The message only triggers the
 * refresh: the number always comes from the platform.
 */
export function useFreshBalance(frame: RefObject<HTMLIFrameElement | null>, address: string | undefined): void {
  const session = useSessionService();

  useEffect(() => {
    if (!address) return;
    const origin = frameOrigin(address);
    // If it fails, the last balance stays.
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
