import type { Ref } from 'react';
import { rateFault } from '#app/kit/rate/rate-fault.ts';
import { RateField } from '#app/kit/rate/rate-field.tsx';
import { useRateText } from '#app/kit/rate/use-rate-text.ts';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';

interface TermsRateProps {
  /** The agent's own rate. */
  highestRate: number;
  value: number | null;
  /** The form was submitted, so an empty field is an error. */
  isTried: boolean;
  onChange: (rate: number | null) => void;
  ref: Ref<HTMLInputElement>;
}

/** Field for the new account's rate, with the agent's remainder. */
export function TermsRate({ highestRate, value, isTried, onChange, ref }: TermsRateProps) {
  const { t } = useTranslation('agent-registration');
  const write = useRateText();
  const limits = { lowest: 0, highest: highestRate };
  const range = { lowest: write(0), highest: write(highestRate) };
  const fault = value === null && !isTried ? undefined : rateFault(value, limits);
  if (highestRate === 0) return <p className={prose.aside}>{t('rate.none', range)}</p>;
  return (
    <RateField
      ref={ref}
      label={t('rate.field')}
      help={t('rate.help', range)}
      error={fault && t(value === null ? 'rate.missing' : `rate.${fault}`, range)}
      slider={t('rate.slider')}
      {...limits}
      usual={0}
      value={value}
      onChange={onChange}
    />
  );
}
