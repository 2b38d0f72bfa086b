import { type FormEvent, useRef, useState } from 'react';
import type { CareLimit } from '#schemas/generated/platform.ts';
import { useLimitFault } from './use-limit-fault.ts';

/**
 * The amount of a form for one limit. A submit without a valid amount shows what is wrong and returns to the field.
 * @param first the amount in the field at first
 * @param send gets the valid amount
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
    /** Null without a valid one. */
    valid: fault ? null : amount,
    props: { ref: field, value: amount, onChange: setAmount, error },
  };
}
