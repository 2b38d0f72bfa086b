import type { SessionStore } from '#app/session/session-store.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';

/** Milliseconds after which the balance is shown although the game has not told the result. */
const LONGEST_ROUND = 20_000;

interface BalanceHold {
  /** A round has begun: the balance stays as it is shown now. */
  begin: () => void;
  /** Its result has been told: the balance is what the platform last said. */
  end: () => void;
}

/** Keeps the balance of the session as it was when a round began, so that it does not tell the result before the game does. */
export function holdBalance(store: SessionStore): BalanceHold {
  let shown: { memberId: number; balance: MinorUnits } | undefined;
  let told: MinorUnits | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop: (() => void) | undefined;

  const show = (balance: MinorUnits) => store.setState(({ member }) => ({ member: member && { ...member, balance } }));
  const keep = () => {
    const { member } = store.getState();
    if (!shown || member?.id !== shown.memberId) return drop();
    if (member.balance === shown.balance) return;
    told = member.balance;
    show(shown.balance);
  };
  const drop = () => {
    clearTimeout(timer);
    stop?.();
    [shown, told, stop] = [undefined, undefined, undefined];
  };
  const end = () => {
    const last = told;
    const isSame = store.getState().member?.id === shown?.memberId;
    drop();
    if (last !== undefined && isSame) show(last);
  };
  const begin = () => {
    end();
    const { member } = store.getState();
    if (!member) return;
    shown = { memberId: member.id, balance: member.balance };
    stop = store.subscribe(keep);
    timer = setTimeout(end, LONGEST_ROUND);
  };
  return { begin, end };
}
