import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { formatMoney } from './format-money.ts';
import { figures } from './money.css.ts';

interface MoneyProps {
  /** Integer of the currency's minor unit. */
  amount: number;
  /** ISO 4217 code. */
  currency: string;
}

/** An amount of money in the user's language, with tabular figures, isolated from the direction of the surrounding text. */
export function Money({ amount, currency }: MoneyProps) {
  const { tag } = useCurrentLanguage();
  return <bdi className={figures}>{formatMoney(amount, currency, tag)}</bdi>;
}
