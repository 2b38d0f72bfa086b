import type { LookUp } from '#app/language/translate.ts';
import type { AmountWord } from './amount-fault.ts';
import { type FlowTerms, mostOf } from './flow-terms.ts';
import { useAmount } from './use-amount.ts';

/** Checks an amount against the platform's terms. @param value the input */
export function useTermsAmount(
  t: LookUp<AmountWord | 'fault.low' | 'fault.high'>,
  terms: FlowTerms,
  value: number | null,
) {
  return useAmount({
    ...{ t, value, currency: terms.currency },
    limits: {
      least: { amount: terms.min, say: (min) => t('fault.low', { min }) },
      most: [{ amount: mostOf(terms), say: (max) => t('fault.high', { max }) }],
    },
  });
}
