import { formatMoney } from '#app/kit/money/format-money.ts';
import { Money } from '#app/kit/money/money.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { type MinorUnits, negative } from '#schemas/money/minor-units.ts';
import { figures, gain, loss, lost } from './signed-money.css.ts';

/** A minus, as languages write it. */
const MINUS = /[-−]/;

interface SignedMoneyProps {
  amount: MinorUnits;
  currency: string;
}

/** An amount with its sign in the colour of a gain or loss. */
export function SignedMoney({ amount, currency }: SignedMoneyProps) {
  const { tag } = useCurrentLanguage();
  const text = signedText(amount, currency, tag);
  if (amount === 0) return <bdi className={figures}>{text}</bdi>;
  return <bdi className={amount > 0 ? gain : loss}>{text}</bdi>;
}

/** A plus stands where the language has its minus, with the marks that keep it beside the number from right to left. */
export function signedText(amount: MinorUnits, currency: string, tag: string): string {
  if (amount <= 0) return formatMoney(amount, currency, tag);
  return formatMoney(negative(amount), currency, tag).replace(MINUS, '+');
}

/** An amount that may be a loss, which has a sign as well as a colour. A zero is muted. */
export function NetMoney({ amount, currency }: SignedMoneyProps) {
  return (
    <span className={amount === 0 ? prose.quiet : amount < 0 ? lost : undefined}>
      <Money amount={amount} currency={currency} />
    </span>
  );
}
