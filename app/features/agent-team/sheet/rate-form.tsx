import { type FormEvent, useId, useRef, useState } from 'react';
import { section } from '#app/kinds/list-with-detail/detail.css.ts';
import { useSingleCall } from '#app/kinds/single-call/use-single-call.ts';
import { Button } from '#app/kit/button/button.tsx';
import { isRateWithin, rateFault } from '#app/kit/rate/rate-fault.ts';
import { RateField } from '#app/kit/rate/rate-field.tsx';
import { useRateText } from '#app/kit/rate/use-rate-text.ts';
import { Alert } from '#app/kit/state/alert.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { setTeamRate } from '#app/platform/generated/operations/set-team-rate.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useRefreshTeam } from '#app/shell/team/use-refresh-team.ts';
import { useToasts } from '#app/shell/toasts/toasts-context.tsx';
import type { TeamMember } from '#schemas/generated/platform.ts';
import { describeRefusal } from '../describe-refusal.ts';
import { fixedRate, rateActions, rateHead, sectionTitle } from './sheet.css.ts';

/** The downline's rate. The agent can change it within a range if the downline is direct. */
export function RateForm({ member }: { member: TeamMember }) {
  const { t } = useTranslation('agent-team');
  const write = useRateText();
  const titleId = useId();
  const { rate, lowestRate, highestRate, may } = member;
  const range = { lowest: write(lowestRate), highest: write(highestRate) };
  return (
    <section className={section} aria-labelledby={titleId}>
      <div className={rateHead}>
        <h2 id={titleId} className={sectionTitle}>
          {t('column.rate')}
        </h2>
        <span className={may.setRate ? prose.note : fixedRate}>
          {may.setRate ? t('rate.now', { rate: write(rate) }) : write(rate)}
        </span>
      </div>
      {may.setRate && lowestRate < highestRate ? (
        <Change member={member} />
      ) : (
        <p className={prose.note}>{t('rate.allowed', range)}</p>
      )}
    </section>
  );
}

function Change({ member }: { member: TeamMember }) {
  const { t } = useTranslation('agent-team');
  const write = useRateText();
  const field = useRef<HTMLInputElement>(null);
  const { rate, lowestRate, highestRate } = member;
  const [value, setValue] = useState<number | null>(rate);
  const { busy, submit, error, reset } = useChangeRate(member);
  const limits = { lowest: lowestRate, highest: highestRate };
  const range = { lowest: write(lowestRate), highest: write(highestRate) };
  const fault = rateFault(value, limits);
  const change = (next: number | null) => {
    reset();
    setValue(next);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isRateWithin(value, limits)) return field.current?.focus();
    if (value !== rate) void submit(value);
  };
  return (
    <form noValidate onSubmit={send}>
      <RateField
        ref={field}
        label={t('rate.field')}
        help={t('rate.help', range)}
        error={fault && t(`rate.${fault}`, range)}
        slider={t('rate.slider')}
        {...limits}
        usual={rate}
        value={value}
        onChange={change}
      />
      <Alert text={error ? describeRefusal(error, t) : undefined} />
      {isRateWithin(value, limits) && value !== rate && (
        <div className={rateActions}>
          <Button onClick={() => change(rate)}>{t('rate.keep', { rate: write(rate) })}</Button>
          <Button type="submit" look="primary" busy={busy}>
            {t('rate.change', { rate: write(value) })}
          </Button>
        </div>
      )}
    </form>
  );
}

/** Sets the rate of a direct downline. The platform refuses if it differs from the rate shown here. */
function useChangeRate({ account, rate: shown }: Pick<TeamMember, 'account' | 'rate'>) {
  const { t } = useTranslation('agent-team');
  const platform = usePlatform();
  const toasts = useToasts();
  const write = useRateText();
  const refresh = useRefreshTeam();
  return useSingleCall({
    send: (rate: number) => setTeamRate(platform, { rate, accounts: [{ account, shown }] }),
    onSuccess: (_answer, rate) =>
      toasts.show({ tone: 'success', text: t('rate.done', { account, rate: write(rate) }) }),
    // The rate or its range may have caused the refusal.
    onSettled: () => void refresh(),
  });
}
