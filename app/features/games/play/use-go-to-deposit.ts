import { useDepositPage } from '#app/kinds/money-flow/page/use-deposit-page.ts';
import type { CameFrom } from '#app/shell/games/came-from.ts';
import { memberPath } from '#app/shell/member/member-path.ts';
import { useLocation, useNavigate } from '#app/shell/router/router.ts';

/** Goes to the deposit, which leads back here; does nothing on a site without one. */
export function useGoToDeposit(): () => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const deposit = useDepositPage();
  return () => {
    const state: CameFrom = { from: `${pathname}${search}` };
    if (deposit) void navigate(memberPath(deposit.id), { state });
  };
}
