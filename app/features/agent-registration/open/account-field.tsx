import { useLayoutEffect, useRef, useState } from 'react';
import { faultText, ruleText } from '#app/kinds/account-fields/fault-text.ts';
import { Field } from '#app/kit/field/field.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { FieldRule } from '#schemas/generated/platform.ts';
import { plainName } from '#schemas/writing/plain-name.ts';
import { earlyFault, faultOf } from './opening-faults.ts';

/** Limit of the contract. */
const LONGEST = 255;

interface AccountFieldProps {
  rule: FieldRule;
  value: string;
  /** The rule in the platform's refusal. */
  refusedAs: unknown;
  isTried: boolean;
  /** Focuses the field when it appears. */
  isFirst: boolean;
  onChange: (account: string) => void;
}

/** Field for the new account's name, validated while typing. */
export function AccountField({ rule, value, refusedAs, isTried, isFirst, onChange }: AccountFieldProps) {
  const { t } = useTranslation('agent-registration');
  const [isLeft, setIsLeft] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // Focus only on the first render, not after later changes of `isFirst`.
  const [takesFocus] = useState(isFirst);
  useLayoutEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  const isWhole = isTried || (isLeft && value !== '');
  const fault = isWhole ? faultOf(value, rule) : earlyFault(value, rule);
  const isFit = value !== '' && !faultOf(value, rule);
  const refused = refusedAs === 'taken' ? t('account.taken') : refusedAs && t('pattern.other');
  const hint = ruleText(rule, t);
  return (
    <Field
      ref={field}
      label={t('account.label')}
      help={isFit ? t('account.fits') : hint}
      error={(fault && faultText(fault, t)) || (refused ? String(refused) : undefined)}
      name="account"
      value={value}
      maxLength={LONGEST}
      required
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      onBlur={() => setIsLeft(true)}
      onChange={({ target }) => onChange(plainName(target.value))}
    />
  );
}
