import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useIntentCall } from '#app/kinds/intent/use-intent-call.ts';
import { FlowFoot } from '#app/kinds/money-flow/page/flow-foot.tsx';
import { main, sideCard, split } from '#app/kinds/money-flow/page/split.css.ts';
import { ProblemAlert } from '#app/kinds/refusal/problem-alert.tsx';
import { Field } from '#app/kit/field/field.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { redeemVoucher } from '#app/platform/generated/operations/redeem-voucher.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSessionService } from '#app/session/session-context.tsx';
import { useNavigate } from '#app/shell/router/router.ts';
import { plainCode } from '#schemas/writing/plain-code.ts';
import { depositOrderPath } from '../deposit-path.ts';
import { describeRefusal } from '../describe-refusal.ts';
import { ResponsibleLine } from '../responsible-line.tsx';

const LONGEST = 64;

/** Form for a voucher code, whose value is credited at once. */
export function VoucherForm({ children }: { children: ReactNode }) {
  const { t } = useTranslation('deposit');
  const [code, setCode] = useState('');
  const [isTried, setIsTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { submit: redeem, busy, error, reset } = useRedeemVoucher();
  // Move the focus: the field has replaced the amount and may be off screen on a phone.
  useEffect(() => field.current?.focus(), []);
  const text = plainCode(code);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (text === '') return field.current?.focus();
    void redeem(text.toUpperCase());
  };
  return (
    <form className={split} noValidate onSubmit={submit}>
      <div className={main}>
        <Field
          ref={field}
          label={t('voucher.code')}
          help={t('voucher.help')}
          error={isTried && text === '' ? t('voucher.missing') : undefined}
          value={code}
          onChange={(event) => {
            reset();
            setCode(event.target.value);
          }}
          maxLength={LONGEST}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
        />
        <h2 className={prose.lead}>{t('payWith')}</h2>
        {children}
      </div>
      <div className={sideCard}>
        <FlowFoot
          problem={<ProblemAlert problem={error} describe={(problem) => describeRefusal(problem, t)} />}
          action={t('voucher.redeem')}
          busy={busy}
        >
          <ResponsibleLine />
        </FlowFoot>
      </div>
    </form>
  );
}

/** Redeems a voucher and opens its receipt. */
export function useRedeemVoucher() {
  const platform = usePlatform();
  const session = useSessionService();
  const navigate = useNavigate();
  return useIntentCall({
    action: 'voucher',
    intentOf: (code: string) => code,
    send: (code, idempotencyKey) => redeemVoucher(platform, { code, idempotencyKey }),
    onSuccess: ({ orderId }) => {
      // Ignore a failed refresh of the header's balance: the voucher is credited.
      void session.refresh().catch(() => undefined);
      void navigate(depositOrderPath(orderId));
    },
  });
}
