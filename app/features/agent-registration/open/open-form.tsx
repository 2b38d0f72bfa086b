import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { useAttempt } from '#app/kit/form/use-attempt.ts';
import { isRateWithin } from '#app/kit/rate/rate-fault.ts';
import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { RegisterSettings } from '#schemas/generated/platform.ts';
import { describeRefusal } from '../describe-refusal.ts';
import { KindChoice } from '../terms/kind-choice.tsx';
import { RateSplit } from '../terms/rate-split.tsx';
import { TermsRate } from '../terms/terms-rate.tsx';
import { AccountField } from './account-field.tsx';
import { Meaning } from './meaning.tsx';
import { card, columns, summary } from './open.css.ts';
import { faultOf } from './opening-faults.ts';
import { PasswordPart } from './password-part.tsx';
import { suggestPassword } from './suggest-password.ts';
import type { Opening } from './use-opening.ts';

interface OpenFormProps {
  rules: Pick<RegisterSettings, 'username' | 'password'>;
  highestRate: number;
  opening: Opening;
}

/** Form for a new account: name, password, type and rate, with an explanation of each. */
export function OpenForm({ rules, highestRate, opening }: OpenFormProps) {
  const { t } = useTranslation('agent-registration');
  const form = useRef<HTMLFormElement>(null);
  const rateField = useRef<HTMLInputElement>(null);
  const [suggested, setSuggested] = useState(() => suggestPassword(rules.password));
  const { entered, change, sending } = opening;
  const { account, kind } = entered;
  const password = entered.password ?? suggested ?? '';
  const limits = { lowest: 0, highest: highestRate };
  const rate = highestRate === 0 ? 0 : entered.rate;
  const { isTried, refused, attempt } = useAttempt(form, sending.error);
  const refusedAs = (name: string) => refused.find((field) => field.name === name)?.rule;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isWrong = Boolean(faultOf(account, rules.username) ?? faultOf(password, rules.password));
    const isRated = isRateWithin(rate, limits);
    attempt(isWrong || !isRated);
    if (isWrong || !isRated) return;
    // Fix the suggested password, so that a retry sends the same one.
    if (entered.password === undefined) change({ password });
    void sending.submit({ account, password, kind, rate });
  };
  const suggest = () => {
    change({ password: undefined });
    setSuggested(suggestPassword(rules.password));
  };
  const isSaid = sending.error === null || refused.some(({ name }) => name === 'account' || name === 'password');
  return (
    <form ref={form} className={columns} noValidate onSubmit={submit}>
      <div className={card}>
        <AccountField
          rule={rules.username}
          value={account}
          refusedAs={refusedAs('account')}
          isTried={isTried}
          isFirst={opening.isNext}
          onChange={(next) => change({ account: next })}
        />
        <PasswordPart
          rule={rules.password}
          value={password}
          refusedAs={refusedAs('password')}
          isTried={isTried}
          onChange={(next) => change({ password: next })}
          onSuggest={suggested === undefined ? undefined : suggest}
        />
        <KindChoice value={kind} onChange={(next) => change({ kind: next })} />
        <TermsRate
          ref={rateField}
          highestRate={highestRate}
          value={rate}
          isTried={isTried}
          onChange={(next) => change({ rate: next })}
        />
      </div>
      <div className={summary}>
        <RateSplit kind={kind} rate={isRateWithin(rate, limits) ? rate : 0} own={highestRate} />
        <Meaning kind={kind} />
        <Alert text={isSaid ? undefined : describeRefusal(sending.error, t)} />
        <Button type="submit" look="primary" large wide busy={sending.busy}>
          {t(`open.${kind}`)}
        </Button>
      </div>
    </form>
  );
}
