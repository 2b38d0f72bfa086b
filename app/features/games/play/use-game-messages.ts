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
 * Listens to the framed game: keeps the balance during a round, refreshes it when the game reports a change, and when it is left, and leads to the deposit
 * when the player asks for it there. A message only triggers: the number always comes from the platform.
 */
export function useGameMessages(frame: RefObject<HTMLIFrameElement | null>, address: string | undefined): void {
  const session = useSessionService();
  const onDeposit = useEffectEvent(useGoToDeposit());

  useEffect(() => {
    if (!address) return;
    const origin = frameOrigin(address);
    // If it fails, the last balance stays.
    const hold = holdBalance(session.store);
    const refresh = () => {
      hold.end();
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
      // A game cannot take the player anywhere: it takes a press, which counts for the surrounding page too.
      else if (isDepositMessage(data) && navigator.userActivation?.isActive) onDeposit();
    };
    addEventListener('message', listen);
    return () => {
      removeEventListener('message', listen);
      refresh();
    };
  }, [address, frame, session]);
}

/** Goes to the deposit, which leads back here; does nothing on a site without one. */
function useGoToDeposit(): () => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const deposit = useDepositPage();
  return () => {
    const state: CameFrom = { from: `${pathname}${search}` };
    if (deposit) void navigate(memberPath(deposit.id), { state });
  };
}
