import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useDepositPage } from '#app/kinds/money-flow/page/use-deposit-page.ts';
import { frameOrigin } from '#app/kit/frame/frame-sandbox.ts';
import { useSessionService } from '#app/session/session-context.tsx';
import type { CameFrom } from '#app/shell/games/came-from.ts';
import { memberPath } from '#app/shell/member/member-path.ts';
import { useLocation, useNavigate } from '#app/shell/router/router.ts';
import { isBalanceMessage, isDepositMessage, roundMessage } from './balance-message.ts';
import { holdBalance } from './hold-balance.ts';

/**
 * Listens to the framed game. Holds the balance during a round, refreshes it when the game reports a change or is left, and opens
 * the deposit when the player asks for it there. A message is only a trigger: the amount always comes from the platform.
 */
export function useGameMessages(frame: RefObject<HTMLIFrameElement | null>, address: string | undefined): void {
  const session = useSessionService();
  const onDeposit = useEffectEvent(useGoToDeposit());

  useEffect(() => {
    if (!address) return;
    const origin = frameOrigin(address);
    const hold = holdBalance(session.store);
    const refresh = () => {
      hold.end();
      // Keep the last balance if this fails.
      void session.refresh().catch(() => undefined);
    };
    const listen = (event: MessageEvent) => {
      const isTheGame = event.origin === origin && event.source === frame.current?.contentWindow;
      if (!isTheGame) return;
      hear(event.data);
    };
    const hear = (data: unknown) => {
      const round = roundMessage(data);
      if (round === 'begun') hold.begin();
      else if (round === 'over' || isBalanceMessage(data)) refresh();
      // Require a press by the player, so that a game cannot navigate on its own. A press in the frame activates this page too.
      else if (isDepositMessage(data) && navigator.userActivation?.isActive) onDeposit();
    };
    addEventListener('message', listen);
    return () => {
      removeEventListener('message', listen);
      refresh();
    };
  }, [address, frame, session]);
}

/** Goes to the deposit, which returns here afterwards. Does nothing on a site without a deposit. */
function useGoToDeposit(): () => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const deposit = useDepositPage();
  return () => {
    const state: CameFrom = { from: `${pathname}${search}` };
    if (deposit) void navigate(memberPath(deposit.id), { state });
  };
}
