import { type FormEvent, useRef, useState } from 'react';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { CareLimit } from '#schemas/generated/platform.ts';
import { digitsOf } from '#schemas/money/currency-digits.ts';
import { useAmountText } from './amount-text.ts';

/** Maximum limit: in minor units, and in the minutes of a month. */
const MOST = { money: 1_000_000_000_000, session: 44_640 };

/**
 * State of the amount field of one limit. Submitting an invalid amount shows the error and focuses the field. @param
 * first initial amount @param send receives the valid amount
 */
export function useLimitForm(
  limit: CareLimit,
  currency: string,
  { first, send }: { first: number | null; send: (amount: number) => void },
) {
  const field = useRef<HTMLInputElement>(null);
  const [amount, setAmount] = useState(first);
  const [isTried, setIsTried] = useState(false);
  const fault = useLimitFault(limit, amount, currency);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (fault || amount === null) return field.current?.focus();
    send(amount);
  };
  const error = isTried || Number.isNaN(amount) ? fault : undefined;
  return {
    submit,
    /** Null if the amount is invalid. */
    valid: fault ? null : amount,
    props: { ref: field, value: amount, onChange: setAmount, error },
  };
}

/** Error message for an amount; undefined if it is valid. */
function useLimitFault(limit: CareLimit, amount: number | null, currency: string): string | undefined {
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
