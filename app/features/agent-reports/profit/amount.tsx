import { Money } from '#app/kit/money/money.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';
import { lost } from './profit.css.ts';

/** Losses have a sign as well as a colour. Zeros are muted. */
export function Amount({ value, currency }: { value: MinorUnits; currency: string }) {
  return (
    <span className={value === 0 ? prose.quiet : value < 0 ? lost : undefined}>
      <Money amount={value} currency={currency} />
    </span>
  );
}
