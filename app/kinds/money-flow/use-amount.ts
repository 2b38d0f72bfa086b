import { useRef, useState } from 'react';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import type { LookUp } from '#app/language/translate.ts';
import { type MinorUnits, minorUnits } from '#schemas/money/minor-units.ts';
import { type AmountWord, amountFault, type Limits } from './amount-fault.ts';

interface AmountSettings {
  t: LookUp<AmountWord>;
  /** The input: null while empty, NaN for text that is not an amount. */
  value: number | null;
  currency: string;
  limits: Limits;
  /** Another fault of an amount within the limits. */
  furtherFault?: (amount: MinorUnits) => string | undefined;
}

/** State of a flow's amount: whether it can be sent, and the field's error. */
export type Amount = ReturnType<typeof useAmount>;

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
    /** The amount if it can be sent, otherwise null. */
    possible,
    /** Reports too large amounts and text that is not a number while typing, other faults after an attempt to send. */
    error: isTried || isBeyond ? fault : undefined,
    /** Marks an attempt to send and focuses an invalid field. @returns the amount, or null if it cannot be sent */
    attempt: () => {
      setIsTried(true);
      if (possible === null) input.current?.focus();
      return possible;
    },
    /** Forgets the attempt, for another direction of the flow. */
    restart: () => setIsTried(false),
  };
}
