import { Money } from '#app/kit/money/money.tsx';
import type { WalletPart } from '#schemas/generated/platform.ts';
import { part, partList } from './transfer.css.ts';

interface PartsProps {
  parts: readonly WalletPart[];
  currency: string;
}

/** Amounts by vendor. */
export function Parts({ parts, currency }: PartsProps) {
  return (
    <ul className={partList}>
      {parts.map(({ vassalage, displayName, amount }) => (
        <li key={vassalage} className={part}>
          <bdi>{displayName}</bdi>
          <Money amount={amount} currency={currency} />
        </li>
      ))}
    </ul>
  );
}
