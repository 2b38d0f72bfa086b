import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { CareLimit } from '#schemas/generated/platform.ts';
import { digitsOf } from '#schemas/money/currency-digits.ts';
import { useAmountText } from './amount-text.ts';

/** Largest limit: in minor units, and in minutes of a month. */
const MOST = { money: 1_000_000_000_000, session: 44_640 };

/** What is wrong with the amount of a limit; undefined for one that can be set. */
export function useLimitFault(limit: CareLimit, amount: number | null, currency: string): string | undefined {
  const { t } = useTranslation('player-care');
  const { tag } = useCurrentLanguage();
  const text = useAmountText(currency);
  const { kind } = limit;
  const most = limit.most ?? (kind === 'session' ? MOST.session : MOST.money);
  if (amount === null) return t('limits.fault.missing');
  const digits = kind === 'session' ? 0 : digitsOf(currency, tag).minor;
  if (Number.isNaN(amount)) return digits > 0 ? t('limits.fault.number', { count: digits }) : t('limits.fault.whole');
  if (amount < 0) return t('limits.fault.low');
  return amount > most ? t('limits.fault.high', { most: text(kind, most) }) : undefined;
}
