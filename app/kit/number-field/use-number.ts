import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { digitsOf } from '#schemas/money/currency-digits.ts';
import { pressedKey } from '../keys/pressed-key.ts';
import { useEntry } from './use-entry.ts';
import { writeNumber } from './write-number.ts';

interface Limits {
  min?: number;
  max?: number;
  step?: number;
}

interface NumberOptions {
  value: number | null;
  onChange: (value: number | null) => void;
  onBlur?: () => void;
  tag: string;
  currency?: string;
  /** Decimals of a number that is no amount: `value` counts the smallest of them. */
  digits?: number;
  percent?: boolean;
  min?: number;
  max?: number;
  step?: number;
  disabled?: boolean;
  readOnly?: boolean;
}

/** Steps that each key moves. */
const KEYS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** State of one number field. The text stays as typed during input, and is formatted afterwards. */
export function useNumber({ value, onChange, onBlur, tag, currency, ...limits }: NumberOptions) {
  const { min, max } = limits;
  const [typed, setTyped] = useState<string>();
  const [said, setSaid] = useState('');
  const { digits: count = 0 } = limits;
  const digits = currency ? digitsOf(currency, tag) : { minor: count, shown: count };
  const { take, ...entry } = useEntry(value, { digits, tag, currency, percent: limits.percent });
  const isNumber = value !== null && Number.isFinite(value);
  const write = (number: number, grouped: boolean) => writeNumber(number, tag, digits, grouped);
  const written = isNumber ? write(value, true) : '';
  // Text that is not a number stays as typed, so that the user can correct it.
  const text = typed ?? written;

  const put = (next: number) => {
    if (next !== value) onChange(next);
    if (typed !== undefined) setTyped(write(next, false));
  };
  const step = (count: number) => put(stepNumber(value, count, limits));

  const onKeyDown = (event: KeyboardEvent) => {
    const key = pressedKey(event);
    const end = { Home: min, End: max }[key];
    const count = KEYS[key];
    if (limits.readOnly || (end === undefined && count === undefined)) return;
    event.preventDefault();
    if (end === undefined) step(count ?? 0);
    else put(end);
  };

  const onFocus = ({ target }: FocusEvent<HTMLInputElement>) => {
    if (!isNumber || limits.readOnly) return;
    const isWhole = target.selectionStart === 0 && target.selectionEnd === target.value.length;
    // Set immediately: a later text would move the caret to its end, and a user who arrives by Tab expects to replace the text.
    flushSync(() => setTyped(write(value, false)));
    if (isWhole) target.select();
  };

  return {
    input: {
      value: text,
      // The number pads of phones have no minus sign.
      inputMode: min !== undefined && min < 0 ? 'text' : digits.minor > 0 ? 'decimal' : 'numeric',
      'aria-valuenow': isNumber ? value / 10 ** digits.minor : undefined,
      'aria-valuetext': written || undefined,
      'aria-valuemin': min === undefined ? undefined : min / 10 ** digits.minor,
      'aria-valuemax': max === undefined ? undefined : max / 10 ** digits.minor,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        setTyped(event.target.value);
        onChange(take(event.target.value));
      },
      onFocus,
      onBlur: () => {
        if (value === null || isNumber) setTyped(undefined);
        onBlur?.();
      },
      onKeyDown,
    },
    ...entry,
    stepper: {
      atLeast: isNumber && min !== undefined && value <= min,
      atMost: isNumber && max !== undefined && value >= max,
      onStep: (direction: 1 | -1) => {
        step(direction);
        setSaid(write(stepNumber(value, direction, limits), true));
      },
      said,
    },
  } as const;
}

/**
 * The number a few steps away, counted from the minimum, and never beyond the limits.
 * @param value null, NaN and an infinite number start at the minimum, or at zero
 */
function stepNumber(value: number | null, count: number, { min, max, step = 1 }: Limits): number {
  const floor = min ?? Number.NEGATIVE_INFINITY;
  const ceiling = max ?? Number.POSITIVE_INFINITY;
  const within = (number: number) => Math.min(Math.max(number, floor), ceiling);
  if (value === null || !Number.isFinite(value)) return within(min ?? 0);
  const rungs = (value - (min ?? 0)) / step;
  const from = count > 0 ? Math.floor(rungs) : Math.ceil(rungs);
  return within((min ?? 0) + (from + count) * step);
}
