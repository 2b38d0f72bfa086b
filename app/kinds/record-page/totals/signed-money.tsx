import { formatMoney } from '#app/kit/money/format-money.ts';
import { Money } from '#app/kit/money/money.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import type { MinorUnits } from '#schemas/money/minor-units.ts';
import { figures, gain, loss, lost } from './signed-money.css.ts';

interface SignedMoneyProps {
  amount: MinorUnits;
  currency: string;
}

/** An amount with its sign in the colour of a gain or loss. */
export function SignedMoney({ amount, currency }: SignedMoneyProps) {
  const { tag } = useCurrentLanguage();
  const text = formatMoney(amount, currency, tag);
  if (amount === 0) return <bdi className={figures}>{text}</bdi>;
  return <bdi className={amount > 0 ? gain : loss}>{amount > 0 ? `+${text}` : text}</bdi>;
}

/** An amount that may be a loss, which has a sign as well as a colour. A zero is muted. */
export function NetMoney({ amount, currency }: SignedMoneyProps) {
  return (
    <span className={amount === 0 ? prose.quiet : amount < 0 ? lost : undefined}>
      <Money amount={amount} currency={currency} />
    </span>
  );
}
