import { QuietScreen } from '#app/shell/loading/quiet-screen.tsx';
import { useSlot } from '#app/shell/slots/use-slot.ts';

/** What features show below the balance, such as points. @param isShort only the first of them: a header has no room for more */
export function BalanceLines({ isShort = false }: { isShort?: boolean }) {
  return useSlot('balanceLines')
    .filter(({ pending }) => !pending)
    .slice(0, isShort ? 1 : undefined)
    .map(({ namespace, order, screen }) => <QuietScreen key={`${namespace}-${order}`} screen={screen} props={{}} />);
}
