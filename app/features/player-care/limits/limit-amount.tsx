import type { Ref } from 'react';
import { AmountField } from '#app/kinds/money-flow/amount-field.tsx';
import { NumberField } from '#app/kit/number-field/number-field.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { CareLimit, PlayerCare } from '#schemas/generated/platform.ts';
import { useAmountText } from './amount-text.ts';

/** Step of a duration, in minutes. */
const HALF_HOUR = 30;

interface LimitAmountProps {
  limit: CareLimit;
  care: Pick<PlayerCare, 'currency'>;
  value: number | null;
  onChange: (value: number | null) => void;
  error: string | undefined;
  ref: Ref<HTMLInputElement>;
}

/** Amount field of a limit. It offers no presets (UKGC, RTS 12B). */
export function LimitAmount({ limit, care: { currency }, value, onChange, error, ref }: LimitAmountProps) {
  const { t } = useTranslation('player-care');
  const text = useAmountText(currency);
  const { kind, period, used } = limit;
  const words = {
    label: t(`limits.form.most.${kind}`),
    help: t(`limits.form.used.${period}`, { used: text(kind, Math.max(0, used)) }),
    error,
  };
  if (kind !== 'session')
    return <AmountField {...words} ref={ref} value={value} onChange={onChange} currency={currency} step={1} />;
  return (
    <NumberField
      {...words}
      ref={ref}
      value={value}
      onChange={onChange}
      min={0}
      step={HALF_HOUR}
      labels={{ more: t('limits.form.more'), less: t('limits.form.less') }}
    />
  );
}
