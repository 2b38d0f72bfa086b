import { QuietScreen } from '#app/shell/loading/quiet-screen.tsx';
import { useSlot } from '#app/shell/slots/use-slot.ts';

/** What features show below the balance, such as points. */
export function BalanceLines() {
  return useSlot('balanceLines')
    .filter(({ pending }) => !pending)
    .map(({ namespace, order, screen }) => <QuietScreen key={`${namespace}-${order}`} screen={screen} props={{}} />);
}
