import { type RefObject, useEffect, useEffectEvent } from 'react';
import { frameOrigin } from '#app/kit/frame/frame-sandbox.ts';
import { useSessionService } from '#app/session/session-context.tsx';
import { isBalanceMessage, isDepositMessage } from './balance-message.ts';
import { useGoToDeposit } from './use-go-to-deposit.ts';

/**
 * Listens to the framed game: refreshes the balance when it reports a change, and when it is left, and leads to the deposit
 * when the player asks for it there. A message only triggers: the number always comes from the platform.
 */
export function useGameMessages(frame: RefObject<HTMLIFrameElement | null>, address: string | undefined): void {
  const session = useSessionService();
  const onDeposit = useEffectEvent(useGoToDeposit());

  useEffect(() => {
    if (!address) return;
    const origin = frameOrigin(address);
    // If it fails, the last balance stays.
    const refresh = () => void session.refresh().catch(() => undefined);
    const listen = (event: MessageEvent) => {
      const isTheGame = event.origin === origin && event.source === frame.current?.contentWindow;
      if (!isTheGame) return;
      if (isBalanceMessage(event.data)) refresh();
      // A game cannot take the player anywhere: it takes a press, which counts for the surrounding page too.
      if (isDepositMessage(event.data) && navigator.userActivation?.isActive) onDeposit();
    };
    addEventListener('message', listen);
    return () => {
      removeEventListener('message', listen);
      refresh();
    };
  }, [address, frame, session]);
}
