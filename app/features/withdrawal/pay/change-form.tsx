import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { HelpLink } from '#app/kinds/money-flow/page/help-link.tsx';
import { DIGITS, DigitsField } from '#app/kinds/money-flow/payment-password/digits-field.tsx';
import { setFaults } from '#app/kinds/money-flow/payment-password/set-faults.ts';
import { useSingleCall } from '#app/kinds/single-call/use-single-call.ts';
import { DialogForm } from '#app/kit/form/dialog-form.tsx';
import { useAttempt } from '#app/kit/form/use-attempt.ts';
import { useFirstFocus } from '#app/kit/form/use-first-focus.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { changePaymentPassword } from '#app/platform/generated/operations/change-payment-password.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { memberAccountKey } from '#app/shell/member/member-account-key.ts';
import type { ChangePaymentPasswordPayload } from '#schemas/generated/platform.ts';
import { describeRefusal } from '../describe-refusal.ts';

const EMPTY = { current: '', digits: '', repeated: '', password: '' };

/** Changes the payment password, confirmed by the current one. */
export function ChangeForm({ onChanged }: { onChanged: () => void }) {
  const { t } = useTranslation('withdrawal');
  const first = useFirstFocus();
  const element = useRef<HTMLFormElement>(null);
  const [entered, setEntered] = useState(EMPTY);
  const { submit: send, busy, error, reset } = useChangePayment(onChanged);
  const { isTried, attempt, refused: fields } = useAttempt(element, error);
  const refused = new Set(fields.map(({ name }) => name));
  const { digits, repeated } = setFaults(entered, false);
  const isShort = entered.current.length < DIGITS;
  const faults = isTried && {
    ...(refused.has('currentPassword') && { current: t('pay.wrong') }),
    ...(refused.has('paymentPassword') && { digits: t('set.easy') }),
    ...(isShort && { current: t('pay.required') }),
    ...(digits && { digits: t(`set.${digits}`) }),
    ...(repeated && { repeated: t(`set.${repeated}`) }),
  };
  const say = (field: 'current' | 'digits' | 'repeated') => (faults ? faults[field] : undefined);
  const change = (part: Partial<typeof EMPTY>) => {
    reset();
    setEntered({ ...entered, ...part });
  };
  const submit = () => {
    const isWrong = isShort || digits !== undefined || repeated !== undefined;
    attempt(isWrong);
    if (!isWrong) void send({ currentPassword: entered.current, paymentPassword: entered.digits });
  };
  return (
    <DialogForm
      ref={element}
      action={t('renew.action')}
      busy={busy}
      problem={error && refused.size === 0 ? describeRefusal(error, t) : undefined}
      onSubmit={submit}
    >
      <DigitsField
        ref={first}
        label={t('renew.current')}
        error={say('current')}
        value={entered.current}
        onChange={(current) => change({ current })}
      />
      <DigitsField
        label={t('set.new')}
        help={t('set.help')}
        error={say('digits')}
        value={entered.digits}
        onChange={(next) => change({ digits: next })}
      />
      <DigitsField
        label={t('set.repeat')}
        error={say('repeated')}
        value={entered.repeated}
        onChange={(next) => change({ repeated: next })}
      />
      <HelpLink text={t('renew.forgotten')} />
    </DialogForm>
  );
}

function useChangePayment(onChanged: () => void) {
  const platform = usePlatform();
  const queries = useQueryClient();
  return useSingleCall({
    send: (payload: ChangePaymentPasswordPayload) => changePaymentPassword(platform, payload),
    onSuccess: onChanged,
    onSettled: () => queries.invalidateQueries({ queryKey: memberAccountKey }),
  });
}
