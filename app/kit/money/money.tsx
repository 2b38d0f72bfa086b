import { useCurrentLanguage } from '#app/language/language-context.tsx';
import type { MinorUnits } from '#schemas/money/minor-units.ts';
import { formatMoney } from './format-money.ts';
import { figures } from './money.css.ts';

interface MoneyProps {
  amount: MinorUnits;
  /** ISO 4217 code. */
  currency: string;
}

/** An amount of money in the user's language, with tabular figures, isolated from the direction of the surrounding text. */
export function Money({ amount, currency }: MoneyProps) {
  const { tag } = useCurrentLanguage();
  return <bdi className={figures}>{formatMoney(amount, currency, tag)}</bdi>;
}
