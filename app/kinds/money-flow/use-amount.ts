import { useRef, useState } from 'react';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import type { LookUp } from '#app/language/translate.ts';
import { type MinorUnits, minorUnits } from '#schemas/money/minor-units.ts';
import { type AmountWord, amountFault, type Limits } from './amount-fault.ts';

interface AmountSettings {
  t: LookUp<AmountWord>;
  /** As entered: null while empty, NaN for text that is no amount. */
  value: number | null;
  currency: string;
  limits: Limits;
  /** What else can be wrong with an amount within the limits. */
  furtherFault?: (amount: MinorUnits) => string | undefined;
}

/** The amount of a flow: whether it can be sent, and what its field says about it. */
export type Amount = ReturnType<typeof useAmount>;

/** Checks the amount of a flow. */
export function useAmount({ t, value, currency, limits, furtherFault }: AmountSettings) {
  const { tag } = useCurrentLanguage();
  const [isTried, setIsTried] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const wrong = amountFault(t, value, limits, { currency, tag });
  const within = wrong || value === null ? null : minorUnits(value);
  const fault = wrong ?? (within === null ? undefined : furtherFault?.(within));
  const possible = fault ? null : within;
  const isBeyond = value !== null && (Number.isNaN(value) || limits.most.some(({ amount }) => value > amount));
  return {
    ...{ value, currency, limits, input, isTried },
    /** Null until it can be sent. */
    possible,
    /** Shows at once that an amount is too large or no number, and anything else once the member tries to send it. */
    error: isTried || isBeyond ? fault : undefined,
    /** Notes a try to send. Focuses the field if there is nothing to send. @returns what can be sent */
    attempt: () => {
      setIsTried(true);
      if (possible === null) input.current?.focus();
      return possible;
    },
    /** Forgets that it was tried, for another direction of the flow. */
    restart: () => setIsTried(false),
  };
}
