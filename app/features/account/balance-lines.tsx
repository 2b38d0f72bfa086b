import { QuietScreen } from '#app/shell/loading/quiet-screen.tsx';
import { useSlot } from '#app/shell/slots/use-slot.ts';

/** Lines that features contribute below the balance, such as points. @param isShort shows only the first, as in a header */
export function BalanceLines({ isShort = false }: { isShort?: boolean }) {
  return useSlot('balanceLines')
    .filter(({ pending }) => !pending)
    .slice(0, isShort ? 1 : undefined)
    .map(({ namespace, order, screen }) => <QuietScreen key={`${namespace}-${order}`} screen={screen} props={{}} />);
}
