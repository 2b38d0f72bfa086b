import { formatMoney } from '#app/kit/money/format-money.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { durationText } from '#app/shell/care/duration-text.ts';
import type { CareKind } from '#schemas/generated/platform.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';

/** Returns a formatter for the amount of a limit: money in minor units, or a duration in minutes. */
export function useAmountText(currency: string): (kind: CareKind, amount: number) => string {
  const { tag } = useCurrentLanguage();
  return (kind, amount) =>
    kind === 'session' ? durationText(amount, tag) : formatMoney(minorUnits(amount), currency, tag);
}
